import { computeDistance } from '@site/domain';
import type { LatLon } from '@site/domain';
import type { RouteCall } from './protocol';
import { createLocateRequest, readRoute, createRouteRequest, findOffRoadStops } from './route-answer';
import type { RouteLeg } from './route-answer';
import { RoutingError } from './routing-engine';
import type { DrivenRoute } from './routing-engine';
import type { Valhalla } from './valhalla-client';

const createOffRoadError = (stops: readonly number[]) =>
  new RoutingError('noRoadNearby', 'No road was found near a stop', undefined, stops);

/** Requests the route; if the engine finds no road, it locates each stop to name the ones without a road. */
async function requestRoute(call: RouteCall, valhalla: Valhalla): Promise<RouteLeg[]> {
  const { stops, maxSnapDistance } = call;
  try {
    return readRoute(await valhalla.route(createRouteRequest(call)));
  } catch (error) {
    if (!(error instanceof RoutingError && error.reason === 'noRoadNearby')) throw error;
    const off = await Promise.all(
      stops.map(async (stop, index) => {
        const alone = await valhalla.locate(createLocateRequest([stop], maxSnapDistance)).catch(ignoreNoRoad);
        return alone === null || findOffRoadStops(alone).length > 0 ? [index] : [];
      })
    );
    throw createOffRoadError(off.flat());
  }
}

/** Returns null for a point without a road, and throws any other error. */
function ignoreNoRoad(error: unknown): null {
  if (error instanceof RoutingError && error.reason === 'noRoadNearby') return null;
  throw error;
}

/** Returns the stops on the roads: the start of each leg, and the end of the last one. */
function listSnappedStops(legs: readonly RouteLeg[]): LatLon[] {
  const toLatLon = ([longitude, latitude]: readonly [number, number]): LatLon => ({ latitude, longitude });
  const starts = legs.map(({ steps }) => toLatLon(steps[0]!.line[0]!));
  const lastStep = legs.at(-1)!.steps.at(-1)!;
  return [...starts, toLatLon(lastStep.line.at(-1)!)];
}

/** Answers one call of `route`. */
export async function solveRoute(call: RouteCall, valhalla: Valhalla): Promise<DrivenRoute> {
  const legs = await requestRoute(call, valhalla);
  const snapped = listSnappedStops(legs);
  const stops = call.stops.map((stop, index) => ({
    snapped: snapped[index]!,
    snapDistance: computeDistance(stop, snapped[index]!)
  }));
  // A service may have a wider search radius of its own.
  const off = stops.flatMap(({ snapDistance }, index) =>
    snapDistance > call.maxSnapDistance ? [index] : []
  );
  if (off.length > 0) throw createOffRoadError(off);
  return { stops, legs };
}
