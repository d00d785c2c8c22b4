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

/** How much of the free room the ground leaves free round it. */
const AROUND = 1.2;
/** What the Maps SDK calls a movement that another one ended. */
const INTERRUPTED = ['AbortError', 'view:goto-interrupted'];

/** The extent of the whole view when another one fills what is free of it. */
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

/** The part of the view's extent that no panel lies over. */
function inRoom(view: View, room: Room): Extent {
  const free = view.extent.clone();
  const [across, down] = [free.width / view.width, free.height / view.height];
  free.xmin += across * room.left;
  free.xmax = free.xmin + across * room.width;
  free.ymax -= down * room.top;
  free.ymin = free.ymax - down * room.height;
  return free;
}

/** Two frames: by then panels that open at the same moment have their place. */
const panelsStand = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

/**
 * Moves the map so that an extent is seen between the panels that lie over it, with some room round it; one without size
 * comes to the middle.
 */
export async function goToExtent(view: View, extent: Extent): Promise<void> {
  await panelsStand();
  const hasSize = extent.width > 0 || extent.height > 0;
  const target = hasSize ? besidePanels(extent.clone().expand(AROUND), view, roomOf(view)) : extent.center;
  try {
    await view.goTo(target, { duration: 400 });
  } catch (error) {
    // The user moved the map meanwhile: it is theirs.
    if (!INTERRUPTED.includes((error as Error).name)) throw error;
  }
}

/** Of the ground round a point that is gone to, metres of the map to each side. */
const ROUND_A_POINT = 1_500;

/** Moves the map so that a geometry in its own coordinates is seen between the panels: a point with what is around it. */
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

/** The extent of some ground; null where there is none. */
function extentOf(rings: Buffer['rings']): Extent | null {
  const ground = new Polygon({
    rings: rings.map((ring) => ring.map(([x, y]) => [x, y])),
    spatialReference: { wkid: 4326 }
  });
  return (geographicToWebMercator(ground) as Polygon).extent ?? null;
}

/** Moves the map so that the ground fills what is free between the panels. */
export async function goToGround(view: View, { rings }: Pick<Buffer, 'rings'>): Promise<void> {
  const extent = extentOf(rings);
  if (extent) await goToExtent(view, extent);
}

/** Moves the map to an extent, unless all of it is seen between the panels already. */
async function bringExtentIn(view: View, extent: Extent): Promise<void> {
  await panelsStand();
  if (!inRoom(view, roomOf(view)).contains(extent)) await goToExtent(view, extent);
}

/** The same, unless all of the ground is seen between the panels already. */
export async function bringGroundIn(view: View, { rings }: Pick<Buffer, 'rings'>): Promise<void> {
  const extent = extentOf(rings);
  if (extent) await bringExtentIn(view, extent);
}

/** Least height and width round places, degrees: one place alone takes none. */
const LEAST = 0.02;

/** The extent, in the map's metres, that holds all of some places; of at least one. */
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

/** Moves the map so that some places, at least one, are seen between the panels. */
export const goToPlaces = (view: View, places: readonly LatLon[]): Promise<void> =>
  goToExtent(view, extentRound(places));

/** The same, unless all of them are seen between the panels already. */
export const bringPlacesIn = (view: View, places: readonly LatLon[]): Promise<void> =>
  bringExtentIn(view, extentRound(places));
