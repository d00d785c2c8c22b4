import { React } from 'jimu-core';
import type { JimuMapView } from 'jimu-arcgis';
import type Graphic from 'esri/Graphic';
import type { Locale } from 'widgets/shared-code/site-base';
import { findPopupElement, translateText } from 'widgets/shared-code/site-map';
import type { PopupElement } from 'widgets/shared-code/site-map';
import { showList } from '../map/popup-list';
import { RASTER_TITLE } from '../raster/raster-graphics';

/** Position of the shown item among the items under a click, and navigation to the others. */
export interface Pager {
  /** 1-based. */
  readonly place: number;
  readonly count: number;
  /** Layers of the previous and the next item, in the reader's language. */
  readonly before: string;
  readonly behind: string;
  previous(): void;
  next(): void;
  /** Shows all items, grouped by layer. */
  list(): void;
}

/**
 * Returns the layer title of an item; for a raster, whose graphic has no layer, the title in its attributes.
 */
function layerName({ layer, attributes }: Graphic, locale: Locale): string {
  const title = layer?.title ?? (attributes as Readonly<Record<string, unknown>> | null)?.[RASTER_TITLE];
  return typeof title === 'string' ? translateText(title, locale) : '';
}

const getShownKey = (popup: PopupElement | null): string =>
  popup ? `${(popup.features ?? []).length} ${popup.selectedFeatureIndex ?? -1}` : '';

/** Returns the pager of a popup that shows `graphic`; null when it shows another item or only one. */
export function usePager(view: JimuMapView, graphic: Graphic, locale: Locale): Pager | null {
  const popup = findPopupElement(view);
  const subscribe = React.useCallback(
    (listener: () => void) => {
      popup?.addEventListener('arcgisPropertyChange', listener);
      return () => popup?.removeEventListener('arcgisPropertyChange', listener);
    },
    [popup]
  );
  React.useSyncExternalStore(subscribe, () => getShownKey(popup));
  const features = popup?.features ?? [];
  const at = features.indexOf(graphic);
  if (!popup || features.length < 2 || at < 0 || popup.selectedFeature !== graphic) return null;
  const getNeighbour = (steps: number) => features[(at + steps + features.length) % features.length]!;
  return {
    place: at + 1,
    count: features.length,
    before: layerName(getNeighbour(-1), locale),
    behind: layerName(getNeighbour(1), locale),
    previous: () => void popup.previous?.(),
    next: () => void popup.next?.(),
    list: () => showList(popup, true)
  };
}
