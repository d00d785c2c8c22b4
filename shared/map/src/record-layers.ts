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

/** How many follow the records on a view: its layers are asked for again once, whoever follows. */
const followed = new WeakMap<View, { count: number; stop(): void }>();

/**
 * Has the map draw its markers anew whenever records are entered, changed or deleted, here or in another tab.
 * @returns how to stop.
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

/** Shows the layer on which records of this type stand, so that one just entered is seen. */
export function showRecords(view: View, markerType: MarkerType): void {
  const [layer] = layersOf(view, markerType);
  for (let shown: Layer | undefined = layer; shown; shown = parentOf(shown)) shown.visible = true;
}

const parentOf = (layer: Layer): Layer | undefined => {
  const { parent } = layer as { parent?: unknown };
  return parent && typeof parent === 'object' && 'visible' in parent ? (parent as Layer) : undefined;
};
