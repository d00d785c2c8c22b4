import { roundToGrams } from 'widgets/shared-code/site-domain';
import type { Round } from 'widgets/shared-code/site-domain';
import type { RoundsPlan } from '../state';

/** A round on a sheet, with its index in the answer, which gives its colour and its line. */
export interface SheetRound {
  readonly round: Round;
  readonly index: number;
}

/** Rounds of one vehicle on one day, one after another. Times are minutes of the day in Lagos. */
export interface DriverSheet extends Pick<
  Round,
  'vehicle' | 'vehicleNumber' | 'day' | 'start' | 'back' | 'end'
> {
  readonly key: string;
  readonly rounds: readonly SheetRound[];
  readonly tonnes: number;
  readonly kilometres: number;
}

/** Returns the sheet with one more round. */
const addRound = (sheet: DriverSheet, round: Round, index: number): DriverSheet => ({
  ...sheet,
  back: round.back,
  end: round.end,
  rounds: [...sheet.rounds, { round, index }],
  tonnes: roundToGrams(sheet.tonnes + round.tonnes),
  kilometres: sheet.kilometres + round.kilometres
});

/** Lists the sheets of a plan, one for each vehicle and day, in the order of its rounds. */
export function listSheets({ answer }: Pick<RoundsPlan, 'answer'>): readonly DriverSheet[] {
  const sheets = new Map<string, DriverSheet>();
  answer.rounds.forEach((round, index) => {
    const { day, vehicle, vehicleNumber, start, back, end } = round;
    const key = `${day} ${vehicle} ${vehicleNumber}`;
    const empty = {
      key,
      day,
      vehicle,
      vehicleNumber,
      start,
      back,
      end,
      rounds: [],
      tonnes: 0,
      kilometres: 0
    };
    sheets.set(key, addRound(sheets.get(key) ?? empty, round, index));
  });
  return [...sheets.values()];
}

/**
 * Returns the number of a stop, or of several at one place ('3–4'), on its sheet: '3', or '2.3' where the sheet has
 * several rounds.
 */
export const formatStopNumber = ({ rounds }: DriverSheet, { round }: Round, numbers: string): string =>
  rounds.length > 1 ? `${round}.${numbers}` : numbers;
