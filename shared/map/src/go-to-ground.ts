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

/** Moves the map so that an extent is in view with some room round it; one without size comes to the middle. */
export async function goToExtent(view: MapView | SceneView, extent: Extent): Promise<void> {
  const hasSize = extent.width > 0 || extent.height > 0;
  try {
    await view.goTo(hasSize ? extent.clone().expand(ROOM) : extent.center, { duration: 400 });
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
