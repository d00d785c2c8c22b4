import type Layer from '@arcgis/core/layers/Layer';
import type { JimuMapView } from 'jimu-arcgis';
import { getAppStore } from 'jimu-core';
import type { FeatureLayerDataSource } from 'jimu-core';
import type { Engine } from './engine-type';

/**
 * Widget state in which a widget reports, by data source, that its slider thumb is being dragged. That widget
 * controls the filter of the layer view until the drag ends, and this widget otherwise (decision 26).
 */
const THUMBS = 'site-filters';

/** Coordinates of a box or a polygon, in JSON or of the maps SDK. */
interface ShapeCoordinates {
  readonly rings?: unknown;
  readonly xmin?: number;
  readonly ymin?: number;
  readonly xmax?: number;
  readonly ymax?: number;
}

/** Returns a condition as a text by which it is compared. */
function describeCondition(
  filter: { readonly where?: string | null; readonly geometry?: object | null } | null
) {
  const { rings, xmin, ymin, xmax, ymax } = (filter?.geometry ?? {}) as ShapeCoordinates;
  return JSON.stringify([filter?.where ?? null, rings ?? [xmin, ymin, xmax, ymax]]);
}

interface AppliedFilter {
  readonly queries: object | undefined;
  readonly thumb: unknown;
}

/**
 * Draws each layer with the conditions that widgets put on its data source. Uses the layer view's filter,
 * which hides loaded features; a definition expression would fetch the layer again. Returns a function that
 * stops it.
 */
export function drawFilters(jimuMapView: JimuMapView, engine: Engine): () => void {
  const { view } = jimuMapView;
  const applyFilter = (layer: Layer, layerView: object) => {
    const jimuLayerView = jimuMapView.getJimuLayerViewByAPILayer(layer);
    const thumbs = getAppStore().getState().widgetsState[THUMBS];
    if (!jimuLayerView || thumbs?.[jimuLayerView.layerDataSourceId] || !engine.canFilter(layerView)) return;
    const source = jimuLayerView.getLayerDataSource() as FeatureLayerDataSource | null;
    const condition = source?.getCurrentQueryParams?.() ?? {};
    if (describeCondition(layerView.filter ?? null) !== describeCondition(condition))
      layerView.filter = engine.filterBy(condition);
  };
  const seen = new Map<string, AppliedFilter>();
  let [seenInfo, seenThumbs]: (object | undefined)[] = [];
  const handleStoreChange = () => {
    const { dataSourcesInfo, widgetsState } = getAppStore().getState();
    const thumbs = widgetsState[THUMBS];
    // Most store updates concern something else, and there are many layers to check.
    if (dataSourcesInfo === seenInfo && thumbs === seenThumbs) return;
    [seenInfo, seenThumbs] = [dataSourcesInfo, thumbs];
    for (const jimuLayerView of jimuMapView.getAllJimuLayerViews()) {
      const { layer, layerDataSourceId } = jimuLayerView;
      const queries = dataSourcesInfo[layerDataSourceId]?.widgetQueries;
      const thumb = thumbs?.[layerDataSourceId];
      const before = seen.get(layerDataSourceId);
      if (before?.queries === queries && before?.thumb === thumb) continue;
      seen.set(layerDataSourceId, { queries, thumb });
      const { view: layerView } = jimuLayerView;
      if (layerView) applyFilter(layer, layerView);
    }
  };
  const created = view.on('layerview-create', ({ layer, layerView }) => applyFilter(layer, layerView));
  const stop = getAppStore().subscribe(handleStoreChange);
  handleStoreChange();
  return () => {
    created.remove();
    stop();
  };
}
