import type Layer from '@arcgis/core/layers/Layer';
import type LayerView from '@arcgis/core/views/layers/LayerView';
import type { JimuMapView } from 'jimu-arcgis';
import { getAppStore } from 'jimu-core';
import type { FeatureLayerDataSource } from 'jimu-core';
import type { Engine } from './use-web-map';

const sourceOf = (jimuMapView: JimuMapView, layer: Layer) =>
  jimuMapView.getJimuLayerViewByAPILayer(layer)?.getLayerDataSource() as
    FeatureLayerDataSource | null | undefined;

/**
 * Draws each layer with the conditions that widgets put on its data source. A layer view's filter hides what is already
 * there: a definition expression would fetch the layer anew.
 * @returns ends it.
 */
export function drawFilters(jimuMapView: JimuMapView, engine: Engine): () => void {
  const { view } = jimuMapView;
  const draw = (layer: Layer, layerView: LayerView) => {
    if (!engine.canFilter(layerView)) return;
    const where = sourceOf(jimuMapView, layer)?.getCurrentQueryParams?.().where;
    if ((layerView.filter?.where ?? undefined) !== where) layerView.filter = engine.filterBy(where);
  };
  const seen = new Map<string, object | undefined>();
  let seenInfo: object | null = null;
  const follow = () => {
    const { dataSourcesInfo } = getAppStore().getState();
    // Most news is of something else, and there are many layers to look at.
    if (dataSourcesInfo === seenInfo) return;
    seenInfo = dataSourcesInfo;
    for (const jimuLayerView of jimuMapView.getAllJimuLayerViews()) {
      const { layer, layerDataSourceId } = jimuLayerView;
      const queries = dataSourcesInfo[layerDataSourceId]?.widgetQueries;
      if (seen.get(layerDataSourceId) === queries) continue;
      seen.set(layerDataSourceId, queries);
      const { view: layerView } = jimuLayerView;
      if (layerView) draw(layer, layerView);
    }
  };
  const created = view.on('layerview-create', ({ layer, layerView }) => draw(layer, layerView));
  const stop = getAppStore().subscribe(follow);
  follow();
  return () => {
    created.remove();
    stop();
  };
}
