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
    const updatePopup = () => setPopup(map.popupElement ?? null);
    const observer = new MutationObserver(updatePopup);
    observer.observe(map.shadowRoot ?? map, { childList: true, subtree: true });
    updatePopup();
    return () => observer.disconnect();
  }, [map]);
  return popup;
}
