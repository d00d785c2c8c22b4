import type Geometry from 'esri/geometry/Geometry';
import type { JimuMapView } from 'jimu-arcgis';
import { getMapView } from '@site/services';
import { goToGeometry } from './go-to-area';
import { openPopup } from './releases';

/** The part of the SDK's feature layer that returns one record with its geometry. */
interface FeatureQueryLayer {
  readonly objectIdField: string;
  readonly popupEnabled?: boolean;
  queryFeatures(
    query: object
  ): Promise<{ readonly features: readonly { readonly geometry?: object | null }[] }>;
}

/**
 * Returns the record with its position on the map; null when the layer no longer has the record, or the record
 * has no geometry.
 */
async function findFeature(view: JimuMapView, layer: FeatureQueryLayer, id: number) {
  const { features } = await layer.queryFeatures({
    objectIds: [id],
    outFields: ['*'],
    returnGeometry: true,
    outSpatialReference: getMapView(view).spatialReference
  });
  const geometry = features[0]?.geometry as Geometry | null | undefined;
  if (!geometry) return null;
  return { features, geometry, location: geometry.type === 'point' ? geometry : geometry.extent?.center };
}

/**
 * Finds a record of a layer; rejects as the layer does.
 * @returns a function that shows the record between the panels of the map and opens its popup; null when the
 * layer no longer has the record, or the record has no geometry.
 */
export async function findWayToFeature(
  view: JimuMapView,
  layer: FeatureQueryLayer,
  id: number
): Promise<(() => Promise<void>) | null> {
  const found = await findFeature(view, layer, id);
  if (!found) return null;
  const { features, geometry, location } = found;
  return async () => {
    await goToGeometry(getMapView(view), geometry);
    if (layer.popupEnabled !== false) await openPopup(view, { features, location });
  };
}

/**
 * Opens the popup of a record without moving the map; rejects as the layer does.
 * @returns false when the layer no longer has the record, or the record has no geometry.
 */
export async function openFeaturePopup(
  view: JimuMapView,
  layer: FeatureQueryLayer,
  id: number
): Promise<boolean> {
  const found = await findFeature(view, layer, id);
  if (!found) return false;
  const { features, location } = found;
  await openPopup(view, { features, location });
  return true;
}
