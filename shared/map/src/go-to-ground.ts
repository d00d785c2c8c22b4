import Extent from 'esri/geometry/Extent';
import type Geometry from 'esri/geometry/Geometry';
import type Point from 'esri/geometry/Point';
import Polygon from 'esri/geometry/Polygon';
import { geographicToWebMercator } from 'esri/geometry/support/webMercatorUtils';
import type MapView from 'esri/views/MapView';
import type SceneView from 'esri/views/SceneView';
import type { LatLon } from '@site/domain';
import type { Buffer } from './buffer-graphics';
import { roomOf } from './free-room';
import type { Room } from './free-room';

type View = MapView | SceneView;

/** Factor by which an extent is enlarged as a margin. */
const AROUND = 1.2;
/** Names of the Maps SDK's errors for a movement that another one interrupted. */
const INTERRUPTED = ['AbortError', 'view:goto-interrupted'];

/** Returns the extent of the whole view for which another extent fills its unobstructed part. */
function besidePanels(whole: Extent, { width, height }: View, room: Room): Extent {
  const perPixel = Math.max(whole.width / room.width, whole.height / room.height);
  const { x, y } = whole.center;
  const beside = whole.clone();
  beside.xmin = x - perPixel * (room.left + room.width / 2);
  beside.xmax = beside.xmin + perPixel * width;
  beside.ymax = y + perPixel * (room.top + room.height / 2);
  beside.ymin = beside.ymax - perPixel * height;
  return beside;
}

/** Returns the part of the view's extent that no panel covers. */
function inRoom(view: View, room: Room): Extent {
  const free = view.extent.clone();
  const [across, down] = [free.width / view.width, free.height / view.height];
  free.xmin += across * room.left;
  free.xmax = free.xmin + across * room.width;
  free.ymax -= down * room.top;
  free.ymin = free.ymax - down * room.height;
  return free;
}

/** Waits two frames: by then panels that open at the same moment are in place. */
const panelsStand = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

/**
 * Moves the map so that an extent is visible between the panels over it, with a margin; an extent without size
 * is centred.
 */
export async function goToExtent(view: View, extent: Extent): Promise<void> {
  await panelsStand();
  const hasSize = extent.width > 0 || extent.height > 0;
  const target = hasSize ? besidePanels(extent.clone().expand(AROUND), view, roomOf(view)) : extent.center;
  try {
    await view.goTo(target, { duration: 400 });
  } catch (error) {
    // The user has moved the map in the meantime, which takes precedence.
    if (!INTERRUPTED.includes((error as Error).name)) throw error;
  }
}

/** Half the width of the extent around a point, in metres of the map. */
const ROUND_A_POINT = 1_500;

/**
 * Moves the map so that a geometry in the map's coordinates is visible between the panels; a point with its
 * surroundings.
 */
export async function goToPlace(view: View, geometry: Geometry): Promise<void> {
  if (geometry.type !== 'point') {
    if (geometry.extent) await goToExtent(view, geometry.extent);
    return;
  }
  const { x, y, spatialReference } = geometry as Point;
  const [xmin, xmax] = [x - ROUND_A_POINT, x + ROUND_A_POINT];
  const [ymin, ymax] = [y - ROUND_A_POINT, y + ROUND_A_POINT];
  await goToExtent(view, new Extent({ xmin, xmax, ymin, ymax, spatialReference }));
}

/** Returns the extent of rings; null without rings. */
function extentOf(rings: Buffer['rings']): Extent | null {
  const ground = new Polygon({
    rings: rings.map((ring) => ring.map(([x, y]) => [x, y])),
    spatialReference: { wkid: 4326 }
  });
  return (geographicToWebMercator(ground) as Polygon).extent ?? null;
}

/** Moves the map so that the rings fill the part between the panels. */
export async function goToGround(view: View, { rings }: Pick<Buffer, 'rings'>): Promise<void> {
  const extent = extentOf(rings);
  if (extent) await goToExtent(view, extent);
}

/** Moves the map to an extent, unless all of it is visible between the panels already. */
async function bringExtentIn(view: View, extent: Extent): Promise<void> {
  await panelsStand();
  if (!inRoom(view, roomOf(view)).contains(extent)) await goToExtent(view, extent);
}

/** Moves the map to the rings, unless all of them are visible between the panels already. */
export async function bringGroundIn(view: View, { rings }: Pick<Buffer, 'rings'>): Promise<void> {
  const extent = extentOf(rings);
  if (extent) await bringExtentIn(view, extent);
}

/** Margin around positions, degrees: a single position has no extent. */
const LEAST = 0.02;

/** Returns the extent of positions (at least one) in the map's metres. */
function extentRound(places: readonly LatLon[]): Extent {
  const [xs, ys] = [places.map(({ longitude }) => longitude), places.map(({ latitude }) => latitude)];
  const round = new Extent({
    xmin: Math.min(...xs) - LEAST,
    xmax: Math.max(...xs) + LEAST,
    ymin: Math.min(...ys) - LEAST,
    ymax: Math.max(...ys) + LEAST,
    spatialReference: { wkid: 4326 }
  });
  return geographicToWebMercator(round) as Extent;
}

/** Moves the map so that all positions (at least one) are visible between the panels. */
export const goToPlaces = (view: View, places: readonly LatLon[]): Promise<void> =>
  goToExtent(view, extentRound(places));

/** Moves the map to positions, unless all of them are visible between the panels already. */
export const bringPlacesIn = (view: View, places: readonly LatLon[]): Promise<void> =>
  bringExtentIn(view, extentRound(places));
