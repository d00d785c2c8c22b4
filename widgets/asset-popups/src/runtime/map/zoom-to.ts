import type { JimuMapView } from 'jimu-arcgis';
import type Graphic from 'esri/Graphic';
import { goToExtent } from 'widgets/shared-code/site-map';

/** Zoom factor for points. */
const ZOOM_FACTOR = 4;

/** Zooms in on a point, or to the whole extent of any other feature. */
export async function zoomTo({ view }: JimuMapView, { geometry }: Graphic): Promise<void> {
  if (!geometry) return;
  if (geometry.type === 'point') await view.goTo({ target: geometry, scale: view.scale / ZOOM_FACTOR });
  else if (geometry.extent) await goToExtent(view, geometry.extent);
}
