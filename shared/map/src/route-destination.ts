import { whenOnce } from 'esri/core/reactiveUtils';
import Point from 'esri/geometry/Point';
import type RouteLayer from 'esri/layers/RouteLayer';
import type Map from 'esri/Map';
import RouteParameters from 'esri/rest/support/RouteParameters';
import Stop from 'esri/rest/support/Stop';
import type { LatLon } from '@site/domain';

/** Where directions are to lead, and what it is called. */
export interface Destination extends LatLon {
  readonly name: string;
}

/** Takes the way that was found off the map: of the layer, but not in its type. */
interface WithResult {
  removeResult?(): void;
}

/** A stop that was chosen; directions begin with two that were not. */
const isChosen = ({ geometry }: Stop): boolean => geometry != null;

/** Makes a place the last stop of a layer of routes; from a start that was chosen before, the way to it is found. */
export async function leadTo(routes: RouteLayer, { latitude, longitude, name }: Destination): Promise<void> {
  const { stops } = routes;
  while (stops.length < 2) stops.add(new Stop());
  (routes as WithResult).removeResult?.();
  const geometry = new Point({ latitude, longitude, spatialReference: { wkid: 4326 } });
  stops.splice(stops.length - 1, 1, new Stop({ geometry, name }));
  if (stops.filter(isChosen).length < 2) return;
  const found = await routes.solve(new RouteParameters({ directionsLengthUnits: 'kilometers' }));
  // The types of 4.34 let the one leave out barriers that they ask of the other.
  routes.update(found as Parameters<RouteLayer['update']>[0]);
}

const waiting = new WeakMap<Map, AbortController>();

const routesOf = (map: Map): RouteLayer | undefined =>
  map.layers.find(({ type }) => type === 'route') as RouteLayer | undefined;

/**
 * Has the directions of a map lead to a place: the last stop of its layer of routes, which comes with the tool that draws
 * it. Of two that are asked for before that, the last is meant.
 */
export async function setDestination(map: Map, destination: Destination): Promise<void> {
  waiting.get(map)?.abort();
  const giveUp = new AbortController();
  waiting.set(map, giveUp);
  try {
    await whenOnce(() => routesOf(map) !== undefined, giveUp.signal);
  } catch {
    // Another place was asked for meanwhile.
    return;
  }
  // Without a way both stops stand there, and no route: the tool says why when it is asked again.
  await leadTo(routesOf(map)!, destination).catch(() => undefined);
}
