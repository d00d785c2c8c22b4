import { React } from 'jimu-core';
import type { JimuMapView } from 'jimu-arcgis';
import type { Locale } from 'widgets/shared-code/site-core';
import { dressLayers } from './dress-layers';
import { PopupParts } from './parts';
import type { PopupPart, PopupStore } from './parts';

/** The popups of a map: what is shown in them now, and the store they are drawn from. */
export function useMapPopups(
  view: JimuMapView,
  locale: Locale
): { store: PopupStore; shown: readonly PopupPart[] } {
  const [parts] = React.useState(() => new PopupParts());
  const shown = React.useSyncExternalStore(parts.subscribe, parts.snapshot);
  React.useEffect(() => {
    const { map } = view.view;
    return map ? dressLayers(map, { parts, locale }) : undefined;
  }, [view, parts, locale]);
  const store = React.useMemo(() => ({ parts, locale }), [parts, locale]);
  return { store, shown };
}
