import { whenOnce } from 'esri/core/reactiveUtils';
import Point from 'esri/geometry/Point';
import type RouteLayer from 'esri/layers/RouteLayer';
import type Map from 'esri/Map';
import RouteParameters from 'esri/rest/support/RouteParameters';
import Stop from 'esri/rest/support/Stop';
import type { LatLon } from '@site/domain';

/** Destination of directions, with its name. */
export interface Destination extends LatLon {
  readonly name: string;
}

/** Method that removes the route from the map: the layer has it, but its type lacks it. */
interface ResultHolder {
  removeResult?(): void;
}

/** Returns whether a stop was chosen; directions begin with two empty stops. */
const isChosen = ({ geometry }: Stop): boolean => geometry != null;

/** Makes a position the last stop of a route layer; solves the route if a start was chosen before. */
export async function routeTo(routes: RouteLayer, { latitude, longitude, name }: Destination): Promise<void> {
  const { stops } = routes;
  while (stops.length < 2) stops.add(new Stop());
  (routes as ResultHolder).removeResult?.();
  const geometry = new Point({ latitude, longitude, spatialReference: { wkid: 4326 } });
  stops.splice(stops.length - 1, 1, new Stop({ geometry, name }));
  if (stops.filter(isChosen).length < 2) return;
  const found = await routes.solve(new RouteParameters({ directionsLengthUnits: 'kilometers' }));
  // The types of 4.34 require barriers in `update` that are optional in the result of `solve`.
  routes.update(found as Parameters<RouteLayer['update']>[0]);
}

const pendingDestinations = new WeakMap<Map, AbortController>();

const findRouteLayer = (map: Map): RouteLayer | undefined =>
  map.layers.find(({ type }) => type === 'route') as RouteLayer | undefined;

/**
 * Sets the destination of a map's directions: the last stop of its route layer, which the directions tool adds.
 * Of two requests before that, the last one counts.
 */
export async function setDestination(map: Map, destination: Destination): Promise<void> {
  pendingDestinations.get(map)?.abort();
  const giveUp = new AbortController();
  pendingDestinations.set(map, giveUp);
  try {
    await whenOnce(() => findRouteLayer(map) !== undefined, giveUp.signal);
  } catch {
    // Another destination was requested in the meantime.
    return;
  }
  // Without a route both stops stay; the tool shows the reason when it solves again.
  await routeTo(findRouteLayer(map)!, destination).catch(() => undefined);
}
