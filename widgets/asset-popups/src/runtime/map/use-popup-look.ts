import { React } from 'jimu-core';
import type { JimuMapView } from 'jimu-arcgis';
import { useTheme } from 'jimu-theme';
import type Point from 'esri/geometry/Point';
import type MapView from 'esri/views/MapView';
import { popupOf } from './popup-element';
import { popupOffset, standOff } from './popup-offset';
import { clearSide } from './popup-side';

/** Below this width or height of the map, in pixels, the popup is a sheet at its lower edge. */
const SHEET_BELOW = 600;

/** Gives the keyboard back to the map when a popup that had it closes. */
export function useFocusReturn(view: JimuMapView, isOpen: boolean): void {
  React.useEffect(() => {
    const popup = popupOf(view);
    const giveBack = () => {
      const { activeElement, body } = document;
      if (activeElement === body || activeElement === view.mapComponent) (view.view as MapView).focus();
    };
    popup?.addEventListener('arcgisClose', giveBack);
    return () => popup?.removeEventListener('arcgisClose', giveBack);
  }, [view, isOpen]);
}

/**
 * Gives the map's popup the project's colours and type, and keeps it clear of the panels. The map makes its popup when
 * the first one is opened.
 */
export function usePopupLook(view: JimuMapView, isOpen: boolean): void {
  const { ref, sys } = useTheme();
  React.useEffect(() => {
    const popup = popupOf(view);
    if (!popup) return;
    const { surface, divider, primary } = sys.color;
    const look = {
      '--calcite-font-family': ref.typeface.plain,
      '--calcite-color-foreground-1': surface.paper,
      '--calcite-color-background': surface.paper,
      '--calcite-color-text-1': surface.paperText,
      '--calcite-color-text-2': surface.paperText,
      '--calcite-color-text-3': surface.paperHint,
      '--calcite-color-border-3': divider.primary,
      '--calcite-color-brand': primary.main
    };
    for (const [name, value] of Object.entries(look)) popup.style.setProperty(name, value);
  }, [view, ref, sys, isOpen]);
  React.useEffect(() => {
    const popup = popupOf(view);
    if (!popup) return;
    const mapView = view.view as MapView;
    popup.dockOptions = {
      buttonEnabled: false,
      position: 'bottom-center',
      breakpoint: { width: SHEET_BELOW, height: SHEET_BELOW / 2 }
    };
    const alignBy = (off: number) => () => {
      // A scene whose graphics were taken away has no screen any more.
      const place = popup.location && mapView.ready ? mapView.toScreen(popup.location) : null;
      return clearSide(place ?? { x: 0, y: 0 }, view.mapComponent ?? mapView.container!, off * Math.SQRT1_2);
    };
    let isUsed = true;
    const follow = async () => {
      const feature = popup.selectedFeature;
      if (!feature) return;
      const offset = await popupOffset(feature);
      if (!isUsed || popup.selectedFeature !== feature) return;
      // Beside a marker, not beside where the marker was clicked.
      if (offset > 0) popup.location = feature.geometry as Point;
      standOff(popup, offset);
      popup.alignment = alignBy(offset);
    };
    const onChange = ({ detail }: Event & { readonly detail?: { readonly name?: string } }) => {
      if (detail?.name === 'selectedFeature') void follow();
    };
    popup.alignment = alignBy(0);
    popup.addEventListener('arcgisPropertyChange', onChange);
    void follow();
    return () => {
      isUsed = false;
      popup.removeEventListener('arcgisPropertyChange', onChange);
    };
  }, [view, isOpen]);
}
