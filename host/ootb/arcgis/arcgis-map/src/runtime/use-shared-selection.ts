import type { JimuMapView } from 'jimu-arcgis';
import { useEffect } from 'react';
import type { Engine, ViewElement } from './engine-type';
import { selectByPopup, showSelection } from './share-selection';
import { usePopupElement } from './use-popup-element';

/** Selects the feature in the popup, and shows on the map what other widgets select. */
export function useSharedSelection(
  map: ViewElement | null,
  jimuMapView: JimuMapView | null,
  engine: Engine,
  showsPopup: boolean
): void {
  const popup = usePopupElement(map);
  useEffect(() => {
    if (!jimuMapView) return undefined;
    const handle = showSelection(jimuMapView, showsPopup);
    return () => handle.remove();
  }, [jimuMapView, showsPopup]);
  useEffect(() => {
    if (!jimuMapView || !popup) return undefined;
    const handle = selectByPopup(jimuMapView, popup, engine);
    return () => handle.remove();
  }, [jimuMapView, popup, engine]);
}
