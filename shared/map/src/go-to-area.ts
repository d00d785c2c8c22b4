import Extent from 'esri/geometry/Extent';
import type Geometry from 'esri/geometry/Geometry';
import type Point from 'esri/geometry/Point';
import Polygon from 'esri/geometry/Polygon';
import { geographicToWebMercator } from 'esri/geometry/support/webMercatorUtils';
import type MapView from 'esri/views/MapView';
import type SceneView from 'esri/views/SceneView';
import type Viewpoint from 'esri/Viewpoint';
import { computeBox } from '@site/domain';
import type { LatLon } from '@site/domain';
import type { BufferArea } from './buffer-graphics';
import { getUnobstructedArea } from './unobstructed-area';
import type { ScreenRect } from './unobstructed-area';

type MapOrSceneView = MapView | SceneView;

/** Factor by which an extent is enlarged as a margin. */
const EXTENT_MARGIN = 1.2;
/** Names of the Maps SDK's errors for a movement that another one interrupted. */
const INTERRUPTED = ['AbortError', 'view:goto-interrupted'];

/** Whether an error of a movement of the view only means that another movement interrupted it. */
export const isInterrupted = (error: unknown): boolean => INTERRUPTED.includes((error as Error).name);

/** Returns the extent of the whole view for which another extent fills its unobstructed part. */
function expandBesidePanels(whole: Extent, { width, height }: MapOrSceneView, room: ScreenRect): Extent {
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
function clipToRect(view: MapOrSceneView, room: ScreenRect): Extent {
  const free = view.extent.clone();
  const [across, down] = [free.width / view.width, free.height / view.height];
  free.xmin += across * room.left;
  free.xmax = free.xmin + across * room.width;
  free.ymax -= down * room.top;
  free.ymin = free.ymax - down * room.height;
  return free;
}

/** Waits two frames: by then panels that open at the same moment are in place. */
const waitForPanels = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

/** The extent at which the last movement by a tool ended, by view. */
const reached = new WeakMap<MapOrSceneView, Extent>();

async function moveTo(view: MapOrSceneView, target: Extent | Point | Viewpoint): Promise<void> {
  reached.delete(view);
  try {
    await view.goTo(target, { duration: 400 });
    // A view that was closed meanwhile has no extent.
    if (view.extent) reached.set(view, view.extent.clone());
  } catch (error) {
    // The user has moved the map in the meantime, which takes precedence.
    if (!isInterrupted(error)) throw error;
  }
}

/**
 * Moves the map so that an extent is visible between the panels over it, with a margin; an extent without size
 * is centred.
 */
export async function goToExtent(view: MapOrSceneView, extent: Extent): Promise<void> {
  await waitForPanels();
  const hasSize = extent.width > 0 || extent.height > 0;
  const target = hasSize
    ? expandBesidePanels(extent.clone().expand(EXTENT_MARGIN), view, getUnobstructedArea(view))
    : extent.center;
  await moveTo(view, target);
}

/** Returns a map to an earlier view, unless it was moved since the last movement by a tool. */
export async function returnToView(view: MapOrSceneView, earlier: Viewpoint): Promise<void> {
  if (reached.get(view)?.equals(view.extent)) await moveTo(view, earlier);
}

/** Half the width of the extent around a point, in metres of the map. */
const POINT_MARGIN_M = 1_500;

/**
 * Moves the map so that a geometry in the map's coordinates is visible between the panels; a point with its
 * surroundings.
 */
export async function goToGeometry(view: MapOrSceneView, geometry: Geometry): Promise<void> {
  if (geometry.type !== 'point') {
    if (geometry.extent) await goToExtent(view, geometry.extent);
    return;
  }
  const { x, y, spatialReference } = geometry as Point;
  const [xmin, xmax] = [x - POINT_MARGIN_M, x + POINT_MARGIN_M];
  const [ymin, ymax] = [y - POINT_MARGIN_M, y + POINT_MARGIN_M];
  await goToExtent(view, new Extent({ xmin, xmax, ymin, ymax, spatialReference }));
}

/** Returns the extent of rings; null without rings. */
function computeExtent(rings: BufferArea['rings']): Extent | null {
  const ground = new Polygon({
    rings: rings.map((ring) => ring.map(([x, y]) => [x, y])),
    spatialReference: { wkid: 4326 }
  });
  return (geographicToWebMercator(ground) as Polygon).extent ?? null;
}

/** Moves the map so that the rings fill the part between the panels. */
export async function goToArea(view: MapOrSceneView, { rings }: Pick<BufferArea, 'rings'>): Promise<void> {
  const extent = computeExtent(rings);
  if (extent) await goToExtent(view, extent);
}

/** Moves the map to an extent, unless all of it is visible between the panels already. */
async function revealExtent(view: MapOrSceneView, extent: Extent): Promise<void> {
  await waitForPanels();
  if (!clipToRect(view, getUnobstructedArea(view)).contains(extent)) await goToExtent(view, extent);
}

/** Moves the map to the rings, unless all of them are visible between the panels already. */
export async function revealArea(view: MapOrSceneView, { rings }: Pick<BufferArea, 'rings'>): Promise<void> {
  const extent = computeExtent(rings);
  if (extent) await revealExtent(view, extent);
}

/** Margin around positions, degrees: a single position has no extent. */
const MIN_EXTENT_DEG = 0.02;

/** Returns the extent of positions (at least one) in the map's metres. */
function computePlacesExtent(places: readonly LatLon[]): Extent {
  const { west, south, east, north } = computeBox(
    places.map(({ longitude, latitude }) => [longitude, latitude])
  );
  const round = new Extent({
    xmin: west - MIN_EXTENT_DEG,
    xmax: east + MIN_EXTENT_DEG,
    ymin: south - MIN_EXTENT_DEG,
    ymax: north + MIN_EXTENT_DEG,
    spatialReference: { wkid: 4326 }
  });
  return geographicToWebMercator(round) as Extent;
}

/** Moves the map so that all positions (at least one) are visible between the panels. */
export const goToPlaces = (view: MapOrSceneView, places: readonly LatLon[]): Promise<void> =>
  goToExtent(view, computePlacesExtent(places));

/** Moves the map to positions, unless all of them are visible between the panels already. */
export const revealPlaces = (view: MapOrSceneView, places: readonly LatLon[]): Promise<void> =>
  revealExtent(view, computePlacesExtent(places));
