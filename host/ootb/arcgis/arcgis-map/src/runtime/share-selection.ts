import type Graphic from '@arcgis/core/Graphic';
import type FeatureLayer from '@arcgis/core/layers/FeatureLayer';
import type FeatureLayerView from '@arcgis/core/views/layers/FeatureLayerView';
import type { JimuLayerView, JimuMapView } from 'jimu-arcgis';
import { DataRecordsSelectionChangeMessage, getAppStore, MessageManager } from 'jimu-core';
import type { DataRecord, DataSource } from 'jimu-core';
import type { Engine, ViewElement } from './engine-type';

type Popup = NonNullable<ViewElement['popupElement']>;

interface Handle {
  remove(): void;
}

const listSelectedIds = (sourceId: string): readonly string[] =>
  Array.from(getAppStore().getState().dataSourcesInfo[sourceId]?.selectedIds ?? [], String);

/**
 * Selects records of a layer and publishes it. Does nothing when they are already selected, because a
 * widget's own selection comes back to it.
 */
function selectRecords(widgetId: string, source: DataSource, records: DataRecord[]): void {
  const ids = records.map((record) => record.getId());
  if (ids.join() === listSelectedIds(source.id).join()) return;
  source.selectRecordsByIds(ids, records);
  MessageManager.getInstance().publishMessage(
    new DataRecordsSelectionChangeMessage(widgetId, records, [source.id])
  );
}

/**
 * Returns the record of a feature in its layer's source; null for anything that is not a record: a cluster, a
 * place, a pixel.
 */
async function findRecord(jimuMapView: JimuMapView, graphic: Graphic): Promise<DataRecord | null> {
  const { layer, isAggregate } = graphic;
  const layerView = layer && jimuMapView.getJimuLayerViewByAPILayer(layer as FeatureLayer);
  if (!layerView || isAggregate || graphic.getObjectId() == null || layer.type !== 'feature') return null;
  const source = await layerView.getOrCreateLayerDataSource();
  await source.fetchSchema();
  const { attributes, geometry } = graphic.toJSON() as {
    attributes: Record<string, unknown>;
    geometry?: object;
  };
  return source.buildRecord({ attributes, geometry: geometry as Record<string, unknown> | undefined });
}

/**
 * Selects the record whose popup is open in its layer's data source; no record without a popup. Returns a
 * handle that stops it.
 */
export function selectByPopup(jimuMapView: JimuMapView, popup: Popup, { watch }: Engine): Handle {
  const { mapWidgetId } = jimuMapView;
  let selected: DataRecord | null = null;
  let turn = 0;
  const setSelected = (record: DataRecord | null) => {
    const before = selected;
    selected = record;
    // A selection made elsewhere since is kept.
    if (
      before &&
      before.dataSource !== record?.dataSource &&
      listSelectedIds(before.dataSource.id).join() === before.getId()
    )
      selectRecords(mapWidgetId, before.dataSource, []);
    if (record) selectRecords(mapWidgetId, record.dataSource, [record]);
  };
  const handleChange = (graphic: Graphic | null) => {
    turn += 1;
    const own = turn;
    if (!graphic) {
      setSelected(null);
      return;
    }
    findRecord(jimuMapView, graphic).then(
      (record) => own === turn && setSelected(record),
      (error: unknown) => console.warn('The record of a popup cannot be selected.', error)
    );
  };
  const handle = watch(
    () => (popup.open ? popup.selectedFeature : null),
    (graphic) => handleChange(graphic ?? null),
    { initial: true }
  );
  return {
    remove: () => {
      turn += 1;
      handle.remove();
    }
  };
}

const canHighlight = (view: unknown): view is FeatureLayerView =>
  typeof view === 'object' && view !== null && 'highlight' in view;

/** Opens the popup of a record that was selected elsewhere, without moving the map. */
async function openPopup(jimuMapView: JimuMapView, layer: FeatureLayer, id: string): Promise<void> {
  const { features } = await layer.queryFeatures({
    objectIds: [Number(id)],
    outFields: ['*'],
    returnGeometry: true,
    outSpatialReference: jimuMapView.view.spatialReference
  });
  const geometry = features[0]?.geometry;
  const location = geometry?.type === 'point' ? geometry : geometry?.extent?.center;
  if (geometry) await jimuMapView.view.openPopup({ features, location });
}

/**
 * Highlights the records that are selected in the data sources of a map's layers, by any widget. Returns a
 * handle that stops it.
 * @param showsPopup true also opens the popup of a single selected record.
 */
export function showSelection(jimuMapView: JimuMapView, showsPopup: boolean): Handle {
  const lit = new Map<string, Handle>();
  const shown = new Map<string, string>();
  const highlightRecords = ({ layerDataSourceId: id, view }: JimuLayerView, ids: readonly string[]) => {
    lit.get(id)?.remove();
    lit.delete(id);
    if (ids.length > 0 && canHighlight(view)) lit.set(id, view.highlight(ids.map(Number)));
  };
  const openRecordPopup = ({ layer }: JimuLayerView, id: string) => {
    if (layer.type !== 'feature') return;
    openPopup(jimuMapView, layer as FeatureLayer, id).catch((error: unknown) =>
      console.warn(`The popup of the selected record of ${layer.title ?? layer.id} cannot be opened.`, error)
    );
  };
  let seen: object | undefined;
  const handleChange = () => {
    const { dataSourcesInfo } = getAppStore().getState();
    if (dataSourcesInfo === seen) return;
    seen = dataSourcesInfo;
    for (const layerView of jimuMapView.getAllJimuLayerViews()) {
      const { layerDataSourceId: id } = layerView;
      const ids = listSelectedIds(id);
      if (ids.join() === (shown.get(id) ?? '')) continue;
      shown.set(id, ids.join());
      highlightRecords(layerView, ids);
      if (showsPopup && ids.length === 1) openRecordPopup(layerView, ids[0]!);
    }
  };
  const created = jimuMapView.view.on('layerview-create', ({ layer }) => {
    const layerView = jimuMapView.getJimuLayerViewByAPILayer(layer);
    if (layerView) highlightRecords(layerView, listSelectedIds(layerView.layerDataSourceId));
  });
  const stop = getAppStore().subscribe(handleChange);
  handleChange();
  return {
    remove: () => {
      created.remove();
      stop();
      for (const handle of lit.values()) handle.remove();
    }
  };
}
