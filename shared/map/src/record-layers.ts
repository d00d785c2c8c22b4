import type Layer from 'esri/layers/Layer';
import type MapView from 'esri/views/MapView';
import type SceneView from 'esri/views/SceneView';
import type { MarkerType } from '@site/domain';
import { RECORD_SERVICES } from '@site/layers';
import { onRecordsChanged } from '@site/services';
import { serviceOf } from './panels/find-layers';

type View = Pick<MapView | SceneView, 'map'>;
type Refreshed = Layer & { refresh?(): void };

const layersOf = (view: View, markerType: MarkerType): Refreshed[] =>
  (view.map?.allLayers.toArray() ?? []).filter((layer) => serviceOf(layer) === RECORD_SERVICES[markerType]);

/** Count of followers per view: its layers are refreshed once, however many there are. */
const followed = new WeakMap<View, { count: number; stop(): void }>();

/**
 * Refreshes the map's markers whenever records are added, changed or deleted, here or in another tab.
 * @returns a function that ends it.
 */
export function followRecords(view: View): () => void {
  const known = followed.get(view) ?? {
    count: 0,
    stop: onRecordsChanged((markerType) => {
      for (const layer of layersOf(view, markerType)) layer.refresh?.();
    })
  };
  known.count++;
  followed.set(view, known);
  return () => {
    if (--known.count > 0) return;
    known.stop();
    followed.delete(view);
  };
}

/** Shows the layer with records of this type, so that a new one is visible. */
export function showRecords(view: View, markerType: MarkerType): void {
  const [layer] = layersOf(view, markerType);
  for (let shown: Layer | undefined = layer; shown; shown = parentOf(shown)) shown.visible = true;
}

const parentOf = (layer: Layer): Layer | undefined => {
  const { parent } = layer as { parent?: unknown };
  return parent && typeof parent === 'object' && 'visible' in parent ? (parent as Layer) : undefined;
};
