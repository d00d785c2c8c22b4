import { haversine } from '@site/domain';
import type { LatLon } from '@site/domain';
import type { RouteCall } from './protocol';
import { locateRequest, readRoute, routeRequest, withoutRoad } from './route-answer';
import type { RouteLeg } from './route-answer';
import { RoutingError } from './routing-engine';
import type { DrivenRoute } from './routing-engine';
import type { Valhalla } from './valhalla-client';

const far = (stops: readonly number[]) =>
  new RoutingError('noRoadNearby', 'No road was found near a stop', undefined, stops);

/** Requests the route; if the engine finds no road, it locates each stop to name the ones without a road. */
async function drive({ stops, maxSnapDistance }: RouteCall, valhalla: Valhalla): Promise<RouteLeg[]> {
  try {
    return readRoute(await valhalla.route(routeRequest(stops, maxSnapDistance)));
  } catch (error) {
    if (!(error instanceof RoutingError && error.reason === 'noRoadNearby')) throw error;
    const off = await Promise.all(
      stops.map(async (stop, index) => {
        const alone = await valhalla.locate(locateRequest([stop], maxSnapDistance)).catch(onlyNoRoad);
        return alone === null || withoutRoad(alone).length > 0 ? [index] : [];
      })
    );
    throw far(off.flat());
  }
}

/** Returns null for a point without a road, and throws any other error. */
function onlyNoRoad(error: unknown): null {
  if (error instanceof RoutingError && error.reason === 'noRoadNearby') return null;
  throw error;
}

/** Returns the stops on the roads: the start of each leg, and the end of the last one. */
function snappedStops(legs: readonly RouteLeg[]): LatLon[] {
  const placeOf = ([longitude, latitude]: readonly [number, number]): LatLon => ({ latitude, longitude });
  const starts = legs.map(({ steps }) => placeOf(steps[0]!.line[0]!));
  const lastStep = legs.at(-1)!.steps.at(-1)!;
  return [...starts, placeOf(lastStep.line.at(-1)!)];
}

/** Answers one call of `route`. */
export async function solveRoute(call: RouteCall, valhalla: Valhalla): Promise<DrivenRoute> {
  const legs = await drive(call, valhalla);
  const snapped = snappedStops(legs);
  const stops = call.stops.map((stop, index) => ({
    snapped: snapped[index]!,
    snapDistance: haversine(stop, snapped[index]!)
  }));
  // A service may have a wider search radius of its own.
  const off = stops.flatMap(({ snapDistance }, index) =>
    snapDistance > call.maxSnapDistance ? [index] : []
  );
  if (off.length > 0) throw far(off);
  return { stops, legs };
}
