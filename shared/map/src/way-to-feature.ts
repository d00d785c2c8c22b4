import type Geometry from 'esri/geometry/Geometry';
import type { JimuMapView } from 'jimu-arcgis';
import { goToPlace } from './go-to-ground';
import { openPopup } from './releases';

/** The part of the SDK's feature layer that gives one record with its place. */
interface LayerOfPlaces {
  readonly objectIdField: string;
  readonly popupEnabled?: boolean;
  queryFeatures(
    query: object
  ): Promise<{ readonly features: readonly { readonly geometry?: object | null }[] }>;
}

/**
 * Looks where a record of a layer is; rejects as the layer does.
 * @returns what brings it between the panels of the map and opens its popup; null when the layer has no such record any
 * more, or the record no place.
 */
export async function wayToFeature(
  view: JimuMapView,
  layer: LayerOfPlaces,
  id: number
): Promise<(() => Promise<void>) | null> {
  const { features } = await layer.queryFeatures({
    objectIds: [id],
    outFields: ['*'],
    returnGeometry: true,
    outSpatialReference: view.view.spatialReference
  });
  const geometry = features[0]?.geometry as Geometry | null | undefined;
  if (!geometry) return null;
  return async () => {
    await goToPlace(view.view, geometry);
    const location = geometry.type === 'point' ? geometry : geometry.extent?.center;
    if (layer.popupEnabled !== false) await openPopup(view, { features, location });
  };
}
