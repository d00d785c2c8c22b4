import { React } from 'jimu-core';
import type { JimuLayerView, JimuMapView } from 'jimu-arcgis';
import { getMapView } from '@site/services';
import { findLayerView, layerRef } from './find-layers';
import { watchMapLayers } from './watch-layer';

/** Counts up whenever layers come to the map or go. */
function useMapChanges(view: JimuMapView | null): number {
  const [changes, setChanges] = React.useState(0);
  React.useEffect(
    () => watchMapLayers(view && getMapView(view).map, () => setChanges((count) => count + 1)),
    [view]
  );
  return changes;
}

/**
 * The layers of the map by the catalogue's names or those the settings give them, null for one that the map lacks; null
 * altogether while there is no map. The same array as long as the layers are the same.
 */
export function useMapLayers(
  view: JimuMapView | null,
  names: readonly string[],
  settings: Readonly<Record<string, string>>
): readonly (JimuLayerView | null)[] | null {
  const changes = useMapChanges(view);
  const wanted = names.map((name) => settings[name] || name).join('\n');
  const [layers, setLayers] = React.useState<readonly (JimuLayerView | null)[] | null>(null);
  React.useEffect(() => {
    const views = view?.getAllJimuLayerViews();
    const found = views ? wanted.split('\n').map((name) => findLayerView(layerRef(name), views)) : null;
    setLayers((before) =>
      before && found && before.length === found.length && found.every((layer, at) => layer === before[at])
        ? before
        : found
    );
  }, [view, wanted, changes]);
  return layers;
}
