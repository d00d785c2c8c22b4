import { useEffect } from 'react';
import { followTurns, takeTurn } from '../../../../../jimu/jimu-ui/lib/bottom-turns';
import type { Engine, ViewElement } from './engine-type';
import { usePopupElement } from './use-popup-element';

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
