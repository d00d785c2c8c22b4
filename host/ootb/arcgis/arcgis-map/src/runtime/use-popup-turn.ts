import { useEffect } from 'react';
import { subscribeToRaised, announceRaised } from '../../../../../jimu/jimu-ui/lib/raised-panel';
import type { Engine, ViewElement } from './engine-type';
import { usePopupElement } from './use-popup-element';

/**
 * On a small screen, opening the map's popup lowers the bottom panels, and raising a panel closes the popup.
 */
export function usePopupTurn(map: ViewElement | null, { watch }: Engine): void {
  const popup = usePopupElement(map);
  useEffect(() => {
    if (!map || !popup) return;
    const handle = watch(
      () => popup.open,
      (open) => {
        if (open) announceRaised(map);
      },
      { initial: true }
    );
    const end = subscribeToRaised((raised) => {
      if (raised !== map && popup.open) void map.closePopup();
    });
    return () => {
      handle.remove();
      end();
    };
  }, [map, popup, watch]);
}
