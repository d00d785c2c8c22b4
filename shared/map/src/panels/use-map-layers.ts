import { React } from 'jimu-core';
import type { JimuLayerView, JimuMapView } from 'jimu-arcgis';
import { getMapView } from '@site/services';
import { findLayerView, toLayerRef } from './find-layers';
import { watchMapLayers } from './watch-layer';

/** Returns a count that increases whenever layers are added to the map or removed. */
function useMapChanges(view: JimuMapView | null): number {
  const [changes, setChanges] = React.useState(0);
  React.useEffect(
    () => watchMapLayers(view && getMapView(view).map, () => setChanges((count) => count + 1)),
    [view]
  );
  return changes;
}

/**
 * Returns the map's layers by the catalogue's names or the settings' names, null for each that the map lacks;
 * null altogether without a map. The same array as long as the layers are the same.
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
    const found = views ? wanted.split('\n').map((name) => findLayerView(toLayerRef(name), views)) : null;
    setLayers((before) =>
      before && found && before.length === found.length && found.every((layer, at) => layer === before[at])
        ? before
        : found
    );
  }, [view, wanted, changes]);
  return layers;
}
