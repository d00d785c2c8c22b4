import { React } from 'jimu-core';
import type { JimuLayerView, JimuMapView } from 'jimu-arcgis';
import { getMapView } from '@site/services';
import { hasRecords, isListed, watchLayer, watchMapLayers } from './panels';

/** Returns the layers of a map with records that readers can show and hide, topmost first. */
export const listRecordLayers = (view: JimuMapView): readonly JimuLayerView[] =>
  view
    .getAllJimuLayerViews()
    .filter(({ layer }) => hasRecords(layer) && isListed(layer))
    .reverse();

/** Returns those of {@link listRecordLayers} that are shown; the same array as long as they are the same. */
export function useVisibleLayers(view: JimuMapView | null): readonly JimuLayerView[] {
  const [visible, setVisible] = React.useState<readonly JimuLayerView[]>([]);
  React.useEffect(() => {
    if (!view) return undefined;
    let ends: readonly (() => void)[] = [];
    const update = () => {
      const now = listRecordLayers(view).filter(({ layer }) => layer.visible);
      setVisible((before) =>
        before.length === now.length && before.every((one, at) => one === now[at]) ? before : now
      );
    };
    const followLayers = () => {
      for (const end of ends) end();
      ends = listRecordLayers(view).map(({ layer }) => watchLayer(layer, getMapView(view), update));
      update();
    };
    followLayers();
    const stop = watchMapLayers(getMapView(view).map, followLayers);
    return () => {
      stop();
      for (const end of ends) end();
    };
  }, [view]);
  return visible;
}
