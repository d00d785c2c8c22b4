import { React } from 'jimu-core';
import type { JimuMapView } from 'jimu-arcgis';
import type MapView from 'esri/views/MapView';
import type { Locale } from 'widgets/shared-code/site-base';
import { getMapView } from 'widgets/shared-code/site-api';
import { installPopupTemplates } from './install-popup-templates';
import { PopupParts } from './parts';
import type { PopupPart, PopupStore } from './parts';
import { installPlacePopups } from '../place/install-place-popups';

/** Returns the open popups of a map and the store that they are rendered from. */
export function useMapPopups(
  view: JimuMapView,
  locale: Locale
): { store: PopupStore; shown: readonly PopupPart[] } {
  const [parts] = React.useState(() => new PopupParts());
  const shown = React.useSyncExternalStore(parts.subscribe, parts.snapshot);
  React.useEffect(() => {
    const { map } = getMapView(view);
    if (!map) return undefined;
    const store = { parts, locale };
    const ends = [installPopupTemplates(map, store), installPlacePopups(getMapView(view) as MapView, store)];
    return () => ends.forEach((end) => end());
  }, [view, parts, locale]);
  const store = React.useMemo(() => ({ parts, locale }), [parts, locale]);
  return { store, shown };
}
