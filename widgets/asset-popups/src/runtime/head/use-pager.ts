import { React } from 'jimu-core';
import type { JimuMapView } from 'jimu-arcgis';
import type Graphic from 'esri/Graphic';
import type { Locale } from 'widgets/shared-code/site-core';
import { localText, popupElementOf } from 'widgets/shared-code/site-map';
import type { PopupElement } from 'widgets/shared-code/site-map';
import { showList } from '../map/popup-list';
import { RASTER_TITLE } from '../raster/raster-graphics';

/** Which of the things under a click is shown, and the way to the others. */
export interface Pager {
  /** From 1. */
  readonly place: number;
  readonly count: number;
  /** The layer of the one before and of the one behind, in the reader's language. */
  readonly before: string;
  readonly behind: string;
  previous(): void;
  next(): void;
  /** All of them, gathered under the names of their layers. */
  list(): void;
}

/** Returns the layer of a thing, or for a raster, whose place is a graphic of ours, the title in its attributes. */
function layerName({ layer, attributes }: Graphic, locale: Locale): string {
  const title = layer?.title ?? (attributes as Readonly<Record<string, unknown>> | null)?.[RASTER_TITLE];
  return typeof title === 'string' ? localText(title, locale) : '';
}

const shownIn = (popup: PopupElement | null): string =>
  popup ? `${(popup.features ?? []).length} ${popup.selectedFeatureIndex ?? -1}` : '';

/** The pager of a popup that shows `graphic` now; null while it shows another one, or one thing alone. */
export function usePager(view: JimuMapView, graphic: Graphic, locale: Locale): Pager | null {
  const popup = popupElementOf(view);
  const subscribe = React.useCallback(
    (listener: () => void) => {
      popup?.addEventListener('arcgisPropertyChange', listener);
      return () => popup?.removeEventListener('arcgisPropertyChange', listener);
    },
    [popup]
  );
  React.useSyncExternalStore(subscribe, () => shownIn(popup));
  const features = popup?.features ?? [];
  const at = features.indexOf(graphic);
  if (!popup || features.length < 2 || at < 0 || popup.selectedFeature !== graphic) return null;
  const beside = (steps: number) => features[(at + steps + features.length) % features.length]!;
  return {
    place: at + 1,
    count: features.length,
    before: layerName(beside(-1), locale),
    behind: layerName(beside(1), locale),
    previous: () => void popup.previous?.(),
    next: () => void popup.next?.(),
    list: () => showList(popup, true)
  };
}
