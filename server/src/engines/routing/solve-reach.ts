import { computeBox, computeDistance } from '@site/domain';
import type { LatLon } from '@site/domain';
import { groupItems } from './divided-calls';
import type { ReachCall } from './protocol';
import type { ReachedTargets, RoadMatrix } from './routing-engine';
import { solveMatrix } from './solve-matrix';
import type { Valhalla } from './valhalla-client';
import { toMatrixMetres } from './valhalla-config';

/** Bounds of the roads and of the calls of an engine. */
export interface ReachBounds {
  /** No road is faster, in the dry season or in the rain. */
  readonly fastestKph: number;
  /** Most pairs of a source and a target per call. */
  readonly maxPairs: number;
}

/** Metres within which the road of a place on a road is searched: its position is rounded to a tenth of a metre. */
const ON_ROAD_M = 50;
const METRES_PER_KM = 1_000;
const MINUTES_PER_HOUR = 60;
const TENTHS = 10;
const HUNDREDTHS = 100;

/** Lists the targets within `metres` of one of the sources. */
const listNearTargets = ({ sources, targets }: ReachCall, metres: number): number[] =>
  [...targets.keys()].filter((index) =>
    sources.some((source) => computeDistance(source, targets[index]!) <= metres)
  );

/** Returns the metres between the two farthest corners of the box around places. */
function computeSpan(places: readonly LatLon[]): number {
  const box = computeBox(places.map(({ longitude, latitude }) => [longitude, latitude]));
  return computeDistance(
    { latitude: box.south, longitude: box.west },
    { latitude: box.north, longitude: box.east }
  );
}

interface GrowingRow {
  readonly targets: number[];
  readonly minuteTenths: number[];
  readonly kilometreHundredths: number[];
}

/** Adds the targets within `longest` minutes; the matrix has the columns of `near`. */
function addReached(
  row: GrowingRow,
  near: readonly number[],
  minutes: RoadMatrix['minutes'][number],
  kilometres: RoadMatrix['kilometres'][number],
  longest: number
): void {
  near.forEach((target, column) => {
    const tenths = Math.round((minutes[column] ?? Infinity) * TENTHS);
    if (tenths > longest * TENTHS) return;
    row.targets.push(target);
    row.minuteTenths.push(tenths);
    row.kilometreHundredths.push(Math.round(kilometres[column]! * HUNDREDTHS));
  });
}

/**
 * Answers one call of `reach`. Targets cost the most: the engine finds the road of each in every call, and looks at
 * each in the search from every source. So the ones that are too far for the fastest road are left out, and searches
 * are bounded: a near target across a river may be hours away.
 */
export async function solveReach(
  call: ReachCall,
  { fastestKph, maxPairs }: ReachBounds,
  valhalla: Pick<Valhalla, 'boundedMatrix'>
): Promise<ReachedTargets[]> {
  const { sources, targets, minutes } = call;
  const rows = sources.map((): GrowingRow => ({ targets: [], minuteTenths: [], kilometreHundredths: [] }));
  const farthest = (minutes / MINUTES_PER_HOUR) * fastestKph * METRES_PER_KM + ON_ROAD_M;
  const near = listNearTargets(call, farthest);
  const bound = Math.max(toMatrixMetres(minutes), farthest + computeSpan(sources));
  for (const some of groupItems(near, Math.floor(maxPairs / sources.length))) {
    const places = some.map((index) => targets[index]!);
    const matrix = await solveMatrix(
      { sources, targets: places, maxSnapDistance: ON_ROAD_M },
      { matrix: (request) => valhalla.boundedMatrix(request, bound) }
    );
    rows.forEach((row, at) => addReached(row, some, matrix.minutes[at]!, matrix.kilometres[at]!, minutes));
  }
  return rows;
}
