import { useEffect, useState } from 'react';
import type { ViewElement } from './engine-type';

/** The map's popup, once it has one: the map makes it when the first is opened, and tells nobody. */
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
