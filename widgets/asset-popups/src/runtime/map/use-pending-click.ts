import { getMapView, getViewElement } from 'widgets/shared-code/site-api';
import { findPopupElement } from 'widgets/shared-code/site-map';
import type { PopupElement, PopupSide } from 'widgets/shared-code/site-map';
import { React } from 'jimu-core';
import type { JimuMapView } from 'jimu-arcgis';
import type MapView from 'esri/views/MapView';
import { findClearSide } from './popup-side';

/** A click whose popup is not there yet: its place in px of the map, and the side at which the popup opens. */
interface PendingClick {
  readonly x: number;
  readonly y: number;
  readonly side: PopupSide;
}

/** Time after which a click without an answer is no longer waited for, ms: the SDK waits 5 s for a layer. */
const MAX_WAIT_MS = 8000;

interface PropertyChange extends Event {
  readonly detail?: { readonly name?: string };
}

/** Calls `onEnd` once a popup has found its features, or that there are none. Returns a function that stops it. */
function watchAnswer(popup: PopupElement, onEnd: () => void): () => void {
  let isWatching = true;
  const end = () => {
    if (isWatching) onEnd();
  };
  const handleChange = ({ detail }: PropertyChange) => {
    if (detail?.name === 'selectedFeature' && popup.selectedFeature) end();
    if (detail?.name === 'promises') void Promise.allSettled(popup.promises ?? []).then(end);
  };
  popup.addEventListener('arcgisPropertyChange', handleChange);
  return () => {
    isWatching = false;
    popup.removeEventListener('arcgisPropertyChange', handleChange);
  };
}

/**
 * Returns the click whose popup is still being read; null without one. The map waits a third of a second for the
 * second click of a double click, then reads the drawn picture and the layers, and shows its popup only with the
 * first feature.
 */
export function usePendingClick(view: JimuMapView): PendingClick | null {
  const [pending, setPending] = React.useState<PendingClick | null>(null);
  React.useEffect(() => {
    const mapView = getMapView(view) as MapView;
    let stopWatching: (() => void) | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      stopWatching?.();
      stopWatching = null;
      clearTimeout(timer);
      setPending(null);
    };
    const start = ({ x, y, button }: { readonly x: number; readonly y: number; readonly button: number }) => {
      end();
      const popup = findPopupElement(view);
      const map = getViewElement(mapView);
      if (!popup || !map || !mapView.popupEnabled || button !== 0) return;
      stopWatching = watchAnswer(popup, end);
      timer = setTimeout(end, MAX_WAIT_MS);
      setPending({ x, y, side: findClearSide({ x, y }, map, 0) });
    };
    const handles = [
      mapView.on('immediate-click', start),
      mapView.on('double-click', end),
      mapView.on('drag', end),
      mapView.on('key-down', end)
    ];
    return () => {
      for (const handle of handles) handle.remove();
      end();
    };
  }, [view]);
  return pending;
}
