import { computeDistance } from '@site/domain';
import type { LatLon } from '@site/domain';
import { z } from 'zod';
import { DRIVING_OPTIONS } from './areas/valhalla-answer';
import type { LocateCall, MatrixCall } from './protocol';
import { createLocateRequest, toLocations } from './route-answer';
import { RoutingError } from './routing-engine';
import type { RoadMatrix, SnappedPlace } from './routing-engine';
import type { Valhalla } from './valhalla-client';

const SECONDS_PER_MINUTE = 60;

const locateAnswer = z.array(
  z.object({
    edges: z.array(z.object({ correlated_lat: z.number(), correlated_lon: z.number() })).nullish()
  })
);
const matrixRows = z.array(z.array(z.number().nullable()));
const matrixAnswer = z.object({
  sources_to_targets: z.object({ durations: matrixRows, distances: matrixRows })
});

/** Returns the nearest of a place's positions on roads; null when that is too far. */
function findNearestRoad(
  place: LatLon,
  edges: z.output<typeof locateAnswer>[number]['edges'],
  maxSnapDistance: number
): SnappedPlace | null {
  let nearest: SnappedPlace | null = null;
  for (const edge of edges ?? []) {
    const snapped = { latitude: edge.correlated_lat, longitude: edge.correlated_lon };
    const snapDistance = computeDistance(place, snapped);
    if (nearest === null || snapDistance < nearest.snapDistance) nearest = { snapped, snapDistance };
  }
  // A service may have a wider search radius of its own.
  return nearest !== null && nearest.snapDistance <= maxSnapDistance ? nearest : null;
}

/** Answers one call of `locate`. */
export async function solveLocate(
  { places, maxSnapDistance }: LocateCall,
  valhalla: Valhalla
): Promise<(SnappedPlace | null)[]> {
  const located = await valhalla
    .locate(createLocateRequest(places, maxSnapDistance))
    .then((answer) => locateAnswer.parse(answer))
    .catch((error: unknown) => {
      // The engine refuses places of which none has a road.
      if (error instanceof RoutingError && error.reason === 'noRoadNearby') return null;
      throw error;
    });
  return places.map((place, index) => findNearestRoad(place, located?.[index]?.edges, maxSnapDistance));
}

/** Answers one call of `matrix`. A service refuses places of which some are on an island, so these are divided. */
export async function solveMatrix(call: MatrixCall, valhalla: Pick<Valhalla, 'matrix'>): Promise<RoadMatrix> {
  const { sources, targets, maxSnapDistance } = call;
  try {
    return await requestMatrix(call, valhalla);
  } catch (error) {
    if (!(error instanceof RoutingError && error.reason === 'noRoute')) throw error;
    if (sources.length * targets.length === 1) return { kilometres: [[null]], minutes: [[null]] };
    const dividesRows = sources.length > targets.length;
    const [first, second] = halve(dividesRows ? sources : targets);
    const solveHalf = (half: readonly LatLon[]) =>
      solveMatrix(
        dividesRows
          ? { sources: half, targets, maxSnapDistance }
          : { sources, targets: half, maxSnapDistance },
        valhalla
      );
    const [one, other] = [await solveHalf(first), await solveHalf(second)];
    const join = (figure: keyof RoadMatrix) =>
      dividesRows
        ? [...one[figure], ...other[figure]]
        : one[figure].map((row, index) => [...row, ...other[figure][index]!]);
    return { kilometres: join('kilometres'), minutes: join('minutes') };
  }
}

function halve<Item>(items: readonly Item[]): [Item[], Item[]] {
  const middle = Math.ceil(items.length / 2);
  return [items.slice(0, middle), items.slice(middle)];
}

async function requestMatrix(
  { sources, targets, maxSnapDistance }: MatrixCall,
  valhalla: Pick<Valhalla, 'matrix'>
): Promise<RoadMatrix> {
  const answer = await valhalla.matrix({
    sources: toLocations(sources, maxSnapDistance),
    targets: toLocations(targets, maxSnapDistance),
    ...DRIVING_OPTIONS,
    units: 'kilometers',
    verbose: false
  });
  const { durations, distances } = matrixAnswer.parse(answer).sources_to_targets;
  return {
    // The engine returns a distance of 0 where it has no time.
    kilometres: distances.map((row, from) =>
      row.map((way, to) => (durations[from]?.[to] == null ? null : way))
    ),
    minutes: durations.map((row) =>
      row.map((seconds) => (seconds === null ? null : seconds / SECONDS_PER_MINUTE))
    )
  };
}
