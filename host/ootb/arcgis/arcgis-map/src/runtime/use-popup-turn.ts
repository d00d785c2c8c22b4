import { useEffect, useState } from 'react';
import { followTurns, takeTurn } from '../../../../../jimu/jimu-ui/lib/bottom-turns';
import type { Engine, ViewElement } from './engine-type';

/** The map's popup, once it has one: the map makes it when the first is opened, and tells nobody. */
function usePopupElement(map: ViewElement | null) {
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

/** On a small screen panels at the bottom give way to the map's popup when it opens, and it closes for them. */
export function usePopupTurn(map: ViewElement | null, { watch }: Engine): void {
  const popup = usePopupElement(map);
  useEffect(() => {
    if (!map || !popup) return;
    const handle = watch(
      () => popup.open,
      (open) => {
        if (open) takeTurn(map);
      },
      { initial: true }
    );
    const end = followTurns((raised) => {
      if (raised !== map && popup.open) void map.closePopup();
    });
    return () => {
      handle.remove();
      end();
    };
  }, [map, popup, watch]);
}
