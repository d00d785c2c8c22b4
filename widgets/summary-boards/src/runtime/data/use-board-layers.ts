import { React } from 'jimu-core';
import type { JimuLayerView, JimuMapView } from 'jimu-arcgis';
import { isTitled, watchMapLayers } from 'widgets/shared-code/site-map';
import type { LayerName } from '../../config';

/** The map's layer of that id or title, whose language is the reader's. */
const findLayer = (view: JimuMapView, wanted: string): JimuLayerView | null =>
  view.getAllJimuLayerViews().find(({ layer }) => layer.id === wanted || isTitled(layer.title, wanted)) ??
  null;

/** Counts up whenever layers come to the map or go. */
function useMapChanges(view: JimuMapView | null): number {
  const [changes, setChanges] = React.useState(0);
  React.useEffect(() => watchMapLayers(view?.view.map, () => setChanges((count) => count + 1)), [view]);
  return changes;
}

/**
 * The layers of the map by the names the settings give them, null for one that the map lacks; null altogether while
 * there is no map. The same array as long as the layers are the same.
 */
export function useBoardLayers(
  view: JimuMapView | null,
  names: readonly LayerName[],
  settings: Readonly<Record<LayerName, string>>
): readonly (JimuLayerView | null)[] | null {
  const changes = useMapChanges(view);
  const wanted = names.map((name) => settings[name]).join('\n');
  const [layers, setLayers] = React.useState<readonly (JimuLayerView | null)[] | null>(null);
  React.useEffect(() => {
    const found = view && wanted.split('\n').map((name) => findLayer(view, name));
    setLayers((before) =>
      before && found && before.length === found.length && found.every((layer, at) => layer === before[at])
        ? before
        : found
    );
  }, [view, wanted, changes]);
  return layers;
}
