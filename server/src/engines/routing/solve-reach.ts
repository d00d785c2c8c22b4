import { computeDistance } from '@site/domain';
import { SPEED_KPH } from './osm-pbf';
import type { ReachCall } from './protocol';
import type { ReachedTargets, RoadMatrix } from './routing-engine';
import { solveMatrix } from './solve-matrix';
import type { Valhalla } from './valhalla-client';

/** Metres within which the road of a place on a road is searched: its position is rounded to a tenth of a metre. */
const ON_ROAD_M = 50;
const METRES_PER_KM = 1_000;
const MINUTES_PER_HOUR = 60;
const TENTHS = 10;
const HUNDREDTHS = 100;

/** Indexes of the targets that a straight road of the highest speed from one of the sources could reach. */
function listNearTargets({ sources, targets, minutes }: ReachCall): number[] {
  const metres = (minutes / MINUTES_PER_HOUR) * SPEED_KPH.max * METRES_PER_KM;
  return [...targets.keys()].filter((index) =>
    sources.some((source) => computeDistance(source, targets[index]!) <= metres)
  );
}

function readRow({ minutes, kilometres }: RoadMatrix, row: number, near: readonly number[], longest: number) {
  const reached = {
    targets: [] as number[],
    minuteTenths: [] as number[],
    kilometreHundredths: [] as number[]
  };
  near.forEach((target, column) => {
    const time = minutes[row]![column]!;
    if (time === null) return;
    const tenths = Math.round(time * TENTHS);
    if (tenths > longest * TENTHS) return;
    reached.targets.push(target);
    reached.minuteTenths.push(tenths);
    reached.kilometreHundredths.push(Math.round(kilometres[row]![column]! * HUNDREDTHS));
  });
  return reached;
}

/**
 * Answers one call of `reach`. Its cost is that of the targets: the engine finds the road of each once per call, and
 * looks at each in the search from every source. Targets too far for any road are left out, which also ends the
 * searches earlier.
 */
export async function solveReach(call: ReachCall, valhalla: Valhalla): Promise<ReachedTargets[]> {
  const { sources, targets, minutes } = call;
  const near = listNearTargets(call);
  if (near.length === 0)
    return sources.map(() => ({ targets: [], minuteTenths: [], kilometreHundredths: [] }));
  const nearTargets = near.map((index) => targets[index]!);
  const matrix = await solveMatrix({ sources, targets: nearTargets, maxSnapDistance: ON_ROAD_M }, valhalla);
  return sources.map((_, row) => readRow(matrix, row, near, minutes));
}
