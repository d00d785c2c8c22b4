import { useEffect, useState } from 'react';
import type { ViewElement } from './engine-type';

/**
 * Returns the map's popup element; null before the first popup opens. The map creates it then without an
 * event.
 */
export function usePopupElement(map: ViewElement | null) {
  const [popup, setPopup] = useState<ViewElement['popupElement'] | null>(null);
  useEffect(() => {
    if (!map) return;
    const look = () => setPopup(map.popupElement ?? null);
    const observer = new MutationObserver(look);
    observer.observe(map.shadowRoot ?? map, { childList: true, subtree: true });
    look();
    return () => observer.disconnect();
  }, [map]);
  return popup;
}
