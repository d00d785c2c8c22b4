import type FeatureLayer from 'esri/layers/FeatureLayer';
import type Layer from 'esri/layers/Layer';
import type { JimuMapView } from 'jimu-arcgis';
import { getMapView } from '@site/services';
import { openPopup } from './releases';

const isPointLayer = (layer: Layer): layer is FeatureLayer =>
  layer.type === 'feature' && layer.visible && (layer as FeatureLayer).geometryType === 'point';

/**
 * Opens the popup at a position of the screen if a record's point or a cluster is drawn there.
 * @param at in px of the view. @returns whether it is.
 */
export async function openPointPopup(
  map: JimuMapView,
  at: { readonly x: number; readonly y: number }
): Promise<boolean> {
  const view = getMapView(map);
  const include = view.map?.layers.toArray().filter(isPointLayer) ?? [];
  if (include.length === 0) return false;
  const { results } = await view.hitTest(at, { include });
  const location = view.toMap(at);
  if (results.length === 0 || !location) return false;
  await openPopup(map, { location, fetchFeatures: true });
  return true;
}
