import type FeatureLayer from 'esri/layers/FeatureLayer';
import type Layer from 'esri/layers/Layer';
import type MapView from 'esri/views/MapView';
import type SceneView from 'esri/views/SceneView';
import { writeWhereSql } from '@site/domain';
import type { FormType } from '@site/domain';
import { RECORD_SERVICES } from '@site/layers';
import { onRecordsChanged } from '@site/services';
import type { JimuMapView } from 'jimu-arcgis';
import { getServiceName } from './panels/find-layers';
import { findWayToFeature } from './way-to-feature';

type ViewWithMap = Pick<MapView | SceneView, 'map'>;
type RefreshableLayer = Layer & { refresh?(): void };

const listRecordLayers = (view: ViewWithMap, markerType: FormType): RefreshableLayer[] =>
  (view.map?.allLayers.toArray() ?? []).filter(
    (layer) => getServiceName(layer) === RECORD_SERVICES[markerType]
  );

/** Count of followers per view: its layers are refreshed once, however many there are. */
const followedViews = new WeakMap<ViewWithMap, { count: number; stop(): void }>();

/**
 * Refreshes the map's markers whenever records are added, changed or deleted, here or in another tab.
 * @returns a function that ends it.
 */
export function refreshChangedRecords(view: ViewWithMap): () => void {
  const known = followedViews.get(view) ?? {
    count: 0,
    stop: onRecordsChanged((markerType) => {
      for (const layer of listRecordLayers(view, markerType)) layer.refresh?.();
    })
  };
  known.count++;
  followedViews.set(view, known);
  return () => {
    if (--known.count > 0) return;
    known.stop();
    followedViews.delete(view);
  };
}

/** Finds the layer with records of this type, which a map adds to its layers only when it is shown. */
const findRecordLayer = (view: JimuMapView, markerType: FormType): Layer | undefined =>
  view
    .getAllJimuLayerViews()
    .map(({ layer }) => layer as Layer)
    .find((layer) => getServiceName(layer) === RECORD_SERVICES[markerType]);

/** Shows the layer with records of this type. */
export function showRecordLayer(view: JimuMapView, markerType: FormType): void {
  const layer = findRecordLayer(view, markerType);
  for (let shown: Layer | undefined = layer; shown; shown = findParent(shown)) shown.visible = true;
}

const findParent = (layer: Layer): Layer | undefined => {
  const { parent } = layer as { parent?: unknown };
  return parent && typeof parent === 'object' && 'visible' in parent ? (parent as Layer) : undefined;
};

/**
 * Shows a new record between the panels of the map and opens its popup, which selects it; without the layer of
 * its type nothing happens. Rejects as the layer does.
 * @param id the record's id, not the object id of the layer.
 */
export async function openNewRecord(view: JimuMapView, markerType: FormType, id: string): Promise<void> {
  showRecordLayer(view, markerType);
  const layer = findRecordLayer(view, markerType) as FeatureLayer | undefined;
  if (!layer) return;
  const where = writeWhereSql({ kind: 'in', field: 'id', values: [id] });
  const [objectId] = await layer.queryObjectIds({ where });
  if (objectId === undefined) return;
  const open = await findWayToFeature(view, layer, Number(objectId));
  await open?.();
}
