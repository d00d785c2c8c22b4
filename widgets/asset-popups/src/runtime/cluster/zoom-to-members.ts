import type { JimuMapView } from 'jimu-arcgis';
import type Graphic from 'esri/Graphic';
import type FeatureLayer from 'esri/layers/FeatureLayer';
import type FeatureLayerView from 'esri/views/layers/FeatureLayerView';
import { getMapView } from 'widgets/shared-code/site-api';
import { goToExtent } from 'widgets/shared-code/site-map';

/** Zooms the map to the extent of a cluster's points. */
export async function zoomToMembers(view: JimuMapView, layer: FeatureLayer, circle: Graphic): Promise<void> {
  const drawn = (await getMapView(view).whenLayerView(layer)) as unknown as FeatureLayerView;
  const query = drawn.createQuery();
  query.aggregateIds = [circle.getObjectId() as number];
  const { extent } = await drawn.queryExtent(query);
  if (extent) await goToExtent(getMapView(view), extent);
}
