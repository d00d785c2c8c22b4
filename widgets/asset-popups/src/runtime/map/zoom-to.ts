import type { JimuMapView } from 'jimu-arcgis';
import type Graphic from 'esri/Graphic';
import { goToExtent } from 'widgets/shared-code/site-map';

/** How much nearer a point is brought. */
const NEARER = 4;

/** Brings a feature into view: a point nearer, anything else whole. */
export async function zoomTo({ view }: JimuMapView, { geometry }: Graphic): Promise<void> {
  if (!geometry) return;
  if (geometry.type === 'point') await view.goTo({ target: geometry, scale: view.scale / NEARER });
  else if (geometry.extent) await goToExtent(view, geometry.extent);
}
