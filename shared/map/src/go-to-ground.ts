import type Extent from 'esri/geometry/Extent';
import Polygon from 'esri/geometry/Polygon';
import { geographicToWebMercator } from 'esri/geometry/support/webMercatorUtils';
import type MapView from 'esri/views/MapView';
import type SceneView from 'esri/views/SceneView';
import type { Buffer } from './buffer-graphics';

/** How much of the window the ground leaves free round it. */
const ROOM = 1.4;
/** What the Maps SDK calls a movement that another one ended. */
const INTERRUPTED = ['AbortError', 'view:goto-interrupted'];

/** How much of a view something lies over at its sides, px. */
export interface Covered {
  readonly left: number;
  readonly right: number;
}

const NOTHING: Covered = { left: 0, right: 0 };
/** Of the width; a view that has less than that free is taken as it is. */
const LEAST_FREE = 1 / 3;

/** What an element that stands over a view covers of it, at the side it stands on. */
export function coveredBy(view: MapView | SceneView, element: Element | null): Covered {
  const box = view.container?.getBoundingClientRect();
  const over = element?.getBoundingClientRect();
  if (!box || !over || over.width === 0 || over.top >= box.bottom) return NOTHING;
  const isLeft = over.left + over.right < box.left + box.right;
  const pixels = Math.max(0, isLeft ? over.right - box.left : box.right - over.left);
  if (pixels > box.width * (1 - LEAST_FREE)) return NOTHING;
  return isLeft ? { left: pixels, right: 0 } : { left: 0, right: pixels };
}

/** The extent of the whole view when another one fills what is free of it. */
function besideCover(
  whole: Extent,
  { width, height }: MapView | SceneView,
  { left, right }: Covered
): Extent {
  if (left + right === 0) return whole;
  const free = width - left - right;
  const perPixel = Math.max(whole.width / free, whole.height / height);
  const { x, y } = whole.center;
  const beside = whole.clone();
  beside.xmin = x - perPixel * (free / 2 + left);
  beside.xmax = x + perPixel * (free / 2 + right);
  beside.ymin = y - (perPixel * height) / 2;
  beside.ymax = y + (perPixel * height) / 2;
  return beside;
}

/**
 * Moves the map so that an extent is in view with some room round it; one without size comes to the middle.
 * @param covered what lies over the view, beside which the extent comes.
 */
export async function goToExtent(
  view: MapView | SceneView,
  extent: Extent,
  covered: Covered = NOTHING
): Promise<void> {
  const hasSize = extent.width > 0 || extent.height > 0;
  const target = hasSize ? besideCover(extent.clone().expand(ROOM), view, covered) : extent.center;
  try {
    await view.goTo(target, { duration: 400 });
  } catch (error) {
    // The user moved the map meanwhile: it is theirs.
    if (!INTERRUPTED.includes((error as Error).name)) throw error;
  }
}

/** Moves the map so that the ground is in view; one that is all in view already stays where it is. */
export async function goToGround(view: MapView | SceneView, { rings }: Pick<Buffer, 'rings'>): Promise<void> {
  const ground = new Polygon({
    rings: rings.map((ring) => ring.map(([x, y]) => [x, y])),
    spatialReference: { wkid: 4326 }
  });
  const extent = (geographicToWebMercator(ground) as Polygon).extent;
  if (!extent || view.extent?.contains(extent)) return;
  await goToExtent(view, extent);
}
