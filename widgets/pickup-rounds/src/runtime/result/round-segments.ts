import type { ChartRow, ChartSegment } from 'widgets/shared-code/site-analysis';
import type { Round } from 'widgets/shared-code/site-domain';
import type { RoundsPlan } from '../state';
import type { Texts } from '../use-texts';
import { formatMinute, formatTonnes, formatVehicle } from '../words';
import { getCssColor } from './rounds-table';

/** Colours of the theme that a segment is mixed from. */
export interface SegmentColors {
  readonly paper: string;
  readonly ink: string;
  readonly offload: { readonly fill: string; readonly color: string };
}

/** Shortest spans that have space for a number and for a word, minutes. */
const [MIN_NUMBER_MINUTES, MIN_WORD_MINUTES] = [14, 48];

/** Returns the key of a segment of a round, from which the round can be read. */
const buildKey = (index: number, part: string) => `${index} ${part}`;

/** Returns the index of the round to which a segment belongs. */
export const readRoundIndex = ({ key }: ChartSegment): number => Number(key.split(' ')[0]);

/** Returns the spans of a round: driving in its colour, loading lighter with the number of the stop, offloading. */
function listSegments(
  plan: RoundsPlan,
  index: number,
  { paper, ink, offload }: SegmentColors,
  t: Texts
): ChartSegment[] {
  const round = plan.answer.rounds[index]!;
  const color = getCssColor(index);
  const drive = { fill: color, color: 'rgb(255 255 255)' };
  const load = { fill: `color-mix(in srgb, ${color} 35%, ${paper})`, color: ink };
  const vehicle = formatVehicle(round, plan.inputs.fleet);
  const describe = (
    key: 'driveTo' | 'loadAt' | 'driveBack' | 'offload',
    start: number,
    end: number,
    more = {}
  ) =>
    t(key, {
      ...{ day: round.day + 1, vehicle, round: round.round },
      ...{ start: formatMinute(start), end: formatMinute(end), minutes: end - start },
      ...more
    });
  const segments: ChartSegment[] = [];
  let at = round.start;
  round.stops.forEach(({ pile, tonnes, arrival, departure }, stop) => {
    const named = { stop: stop + 1, pile: pile.name, tonnes: formatTonnes(tonnes) };
    segments.push(
      {
        ...{ key: buildKey(index, `drive${stop}`), start: at, end: arrival, ...drive },
        text: describe('driveTo', at, arrival, named)
      },
      {
        ...{ key: buildKey(index, `load${stop}`), start: arrival, end: departure, ...load },
        text: describe('loadAt', arrival, departure, named),
        ...(departure - arrival >= MIN_NUMBER_MINUTES && { label: String(stop + 1) })
      }
    );
    at = departure;
  });
  segments.push(
    {
      ...{ key: buildKey(index, 'back'), start: at, end: round.back, ...drive },
      text: describe('driveBack', at, round.back),
      ...(round.back - at >= MIN_WORD_MINUTES && { label: t('back') })
    },
    {
      ...{ key: buildKey(index, 'offload'), start: round.back, end: round.end, ...offload },
      text: describe('offload', round.back, round.end)
    }
  );
  return segments.filter(({ start, end }) => end > start);
}

/** Returns the rows of one day: one for each vehicle, with its rounds one after another. */
export function listVehicleRows(
  plan: RoundsPlan,
  day: number,
  colors: SegmentColors,
  t: Texts
): readonly ChartRow[] {
  const rows = new Map<string, { round: Round; indices: number[] }>();
  plan.answer.rounds.forEach((round, index) => {
    if (round.day !== day) return;
    const key = `${round.vehicle} ${round.vehicleNumber}`;
    const row = rows.get(key);
    if (row) row.indices.push(index);
    else rows.set(key, { round, indices: [index] });
  });
  return [...rows].map(([key, { round, indices }]) => ({
    key,
    label: formatVehicle(round, plan.inputs.fleet),
    segments: indices.flatMap((index) => listSegments(plan, index, colors, t))
  }));
}
