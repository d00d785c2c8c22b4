import type Layer from 'esri/layers/Layer';
import type MapView from 'esri/views/MapView';
import type SceneView from 'esri/views/SceneView';
import type { MarkerType } from '@site/domain';
import { RECORD_SERVICES } from '@site/layers';
import { onRecordsChanged } from '@site/services';
import { getServiceName } from './panels/find-layers';

type ViewWithMap = Pick<MapView | SceneView, 'map'>;
type RefreshableLayer = Layer & { refresh?(): void };

const listRecordLayers = (view: ViewWithMap, markerType: MarkerType): RefreshableLayer[] =>
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

/** Shows the layer with records of this type, so that a new one is visible. */
export function showRecordLayer(view: ViewWithMap, markerType: MarkerType): void {
  const [layer] = listRecordLayers(view, markerType);
  for (let shown: Layer | undefined = layer; shown; shown = findParent(shown)) shown.visible = true;
}

const findParent = (layer: Layer): Layer | undefined => {
  const { parent } = layer as { parent?: unknown };
  return parent && typeof parent === 'object' && 'visible' in parent ? (parent as Layer) : undefined;
};
