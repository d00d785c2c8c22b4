import { React } from 'jimu-core';
import { isEmbedded, useMapSelection, useRequest } from 'widgets/shared-code/site-base';
import { fetchEmbedRights } from 'widgets/shared-code/site-api';
import type { MapName } from '../config';
import { heightMessage, readyMessage, selectionMessage } from './messages';
import type { EmbedMessage } from './messages';
import { measureContentHeight } from './wanted-height';

/** Time without changes before a page's height is measured, milliseconds. */
const HEIGHT_DEBOUNCE_MS = 200;

/** Returns the origin of the embedding page, as reported by the browser; null outside a frame. */
function getParentOrigin(): string | null {
  if (window.parent === window || !isEmbedded()) return null;
  const { ancestorOrigins } = window.location as Location & { readonly ancestorOrigins?: DOMStringList };
  const named = ancestorOrigins?.[0] ?? document.referrer;
  return URL.canParse(named) ? new URL(named).origin : null;
}

/** Calls `tell` with the height that the page needs, whenever it changes. */
function useWantedHeight(isOn: boolean, tell: (height: number) => void): void {
  React.useEffect(() => {
    if (!isOn) return undefined;
    let last: number | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const reportHeight = () => {
      const height = measureContentHeight();
      if (height !== last) tell(height);
      last = height;
    };
    const scheduleReport = () => {
      clearTimeout(timer);
      timer = setTimeout(reportHeight, HEIGHT_DEBOUNCE_MS);
    };
    const changes = new MutationObserver(scheduleReport);
    changes.observe(document.body, { childList: true, subtree: true, characterData: true });
    window.addEventListener('resize', scheduleReport);
    scheduleReport();
    return () => {
      clearTimeout(timer);
      changes.disconnect();
      window.removeEventListener('resize', scheduleReport);
    };
  }, [isOn, tell]);
}

/**
 * Posts the height that the map needs and its selection to the embedding page: to the origin that the browser
 * reports, and only once the server has confirmed that the origin is allowed.
 */
export function usePartner(map: MapName, mapWidgetId: string | undefined, serverUrl: string): void {
  const [origin] = React.useState(getParentOrigin);
  const rights = useRequest(
    origin === null ? null : ([origin, serverUrl] as const),
    ([of, url], { signal }) => fetchEmbedRights(of, url, signal)
  );
  const isOn = rights.status === 'ready' && rights.answer.allowed;
  const post = React.useCallback(
    (message: EmbedMessage) => {
      if (origin !== null) window.parent.postMessage(message, origin);
    },
    [origin]
  );
  React.useEffect(() => {
    if (isOn) post(readyMessage(map));
  }, [isOn, map, post]);
  useWantedHeight(
    isOn,
    React.useCallback((height) => post(heightMessage(map, height)), [map, post])
  );
  const selection = useMapSelection(mapWidgetId);
  React.useEffect(() => {
    if (isOn) post(selectionMessage(map, selection));
  }, [isOn, map, selection, post]);
}
