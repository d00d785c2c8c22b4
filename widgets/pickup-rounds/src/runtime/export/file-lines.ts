import { formatTimeOfDay } from 'widgets/shared-code/site-domain';
import type { LeftReason, LocatedPile, Round } from 'widgets/shared-code/site-domain';
import type { CsvValue, RecordShape } from 'widgets/shared-code/site-records';
import type { RoundLines } from '../map/use-round-lines';
import { findPile } from '../plan/plan-view';
import type { RoundsPlan } from '../state';

/** Reason why a pile is left behind: of the planner, or a weight that is not known. */
export type FileReason = LeftReason | 'unknownWeight';

/**
 * A line of the files: a round, a stop of the round before it, or a pile that no round fetches. Values that its
 * kind does not have are absent. Times are 'HH:MM' in Lagos; costs are in NGN.
 */
export interface FileLine {
  readonly kind: 'round' | 'stop' | 'left';
  readonly reason?: FileReason;
  readonly values: Readonly<Record<string, CsvValue>>;
  readonly shape: RecordShape;
}

const toPoint = ({ location }: LocatedPile): RecordShape => ({
  point: [location.longitude, location.latitude]
});

const describePile = ({ id, agentName, millName }: LocatedPile) => ({
  agent: agentName ?? null,
  pileId: id,
  pile: millName ?? null
});

/** Returns what identifies a round: day and numbers from 1. */
const identifyRound = ({ day, vehicle, vehicleNumber, round }: Round) => ({
  day: day + 1,
  vehicle,
  vehicleNumber,
  round
});

/** Describes a round as a whole: it departs from the factory, arrives there again and offloads. */
function describeRound(round: Round, line: RoundLines[number]): FileLine {
  const { start, back, end, tonnes, kilometres, fuel, loading, cost, costPerTonne } = round;
  return {
    kind: 'round',
    values: {
      ...identifyRound(round),
      departure: formatTimeOfDay(start),
      arrival: formatTimeOfDay(back),
      offloaded: formatTimeOfDay(end),
      ...{ tonnes, kilometres, fuel, loading, cost, costPerTonne }
    },
    shape: line && line.length > 1 ? { lines: [line] } : { point: null }
  };
}

function listStops(plan: RoundsPlan, round: Round): FileLine[] {
  return round.stops.map(({ pile, tonnes, kilometres, arrival, departure }, at) => {
    const located = findPile(plan, pile.id);
    return {
      kind: 'stop',
      values: {
        ...identifyRound(round),
        stop: at + 1,
        ...describePile(located),
        arrival: formatTimeOfDay(arrival),
        departure: formatTimeOfDay(departure),
        ...{ tonnes, kilometres, costPerTonne: round.costPerTonne }
      },
      shape: toPoint(located)
    };
  });
}

const describeLeft = (pile: LocatedPile, tonnes: number | null, reason: FileReason): FileLine => ({
  kind: 'left',
  reason,
  values: { ...describePile(pile), tonnes },
  shape: toPoint(pile)
});

/** Lists the stops of a plan, in the order of the rounds. */
export const listStopLines = (plan: RoundsPlan): FileLine[] =>
  plan.answer.rounds.flatMap((round) => listStops(plan, round));

/** Lists the lines of a file: each round with its stops, then the piles left behind. */
export function listFileLines(plan: RoundsPlan, lines: RoundLines | null): FileLine[] {
  const { answer, unweighed } = plan;
  return [
    ...answer.rounds.flatMap((round, index) => [
      describeRound(round, lines?.[index] ?? null),
      ...listStops(plan, round)
    ]),
    ...answer.left.map(({ pile, tonnes, reason }) => describeLeft(findPile(plan, pile.id), tonnes, reason)),
    ...unweighed.map((pile) => describeLeft(pile, null, 'unknownWeight'))
  ];
}
