import { React } from 'jimu-core';
import type { JimuMapView } from 'jimu-arcgis';
import type Point from 'esri/geometry/Point';
import type MapView from 'esri/views/MapView';
import { useThemeStyles } from 'widgets/shared-code/site-base';
import { getMapView, getViewElement } from 'widgets/shared-code/site-api';
import { findPopupElement } from 'widgets/shared-code/site-map';
import { computePopupOffset } from './popup-offset';
import { showList } from './popup-list';
import { followClearRange } from './popup-clear-range';
import { findClearSide } from './popup-side';
import { stylePopup, OFFSET_PROPERTY } from './popup-style';

/**
 * Breakpoint in px of the map's width: a narrower map, or one lower than half of it, docks the popup at its
 * lower edge.
 */
const SHEET_BREAKPOINT = 600;

/** Returns the focus to the map when a popup that had it closes. */
export function useFocusReturn(view: JimuMapView, isOpen: boolean): void {
  React.useEffect(() => {
    const popup = findPopupElement(view);
    const returnFocus = () => {
      const { activeElement, body } = document;
      if (activeElement === body || activeElement === getViewElement(getMapView(view)))
        (getMapView(view) as MapView).focus();
    };
    popup?.addEventListener('arcgisClose', returnFocus);
    return () => popup?.removeEventListener('arcgisClose', returnFocus);
  }, [view, isOpen]);
}

/**
 * Styles the map's popup and keeps it clear of the panels. The map creates its popup when the first one is
 * opened.
 */
export function usePopupLook(view: JimuMapView, isOpen: boolean): void {
  const { family, space, sys, type } = useThemeStyles();
  React.useEffect(() => {
    const popup = findPopupElement(view);
    if (!popup) return;
    const { surface, divider, primary } = sys.color;
    const look = {
      '--calcite-font-family': family,
      '--calcite-color-foreground-1': surface.paper,
      '--calcite-color-background': surface.paper,
      '--calcite-color-text-1': surface.paperText,
      '--calcite-color-text-2': surface.paperText,
      '--calcite-color-text-3': surface.paperHint,
      '--calcite-color-border-3': divider.primary,
      '--calcite-color-brand': primary.main,
      '--calcite-font-size-0': type.title.fontSize,
      '--calcite-font-weight-medium': String(type.title.fontWeight),
      // Title and content are one card: no line between them, and no padding around the content.
      '--calcite-flow-item-header-border-block-end': 'transparent',
      '--calcite-panel-header-border-block-end': 'transparent',
      '--calcite-spacing-sm': space(2),
      '--calcite-spacing-md': space(3.5),
      '--calcite-spacing-md-plus': space(3),
      '--arcgis-internal-padding-md': '0px',
      '--site-popup-radius': sys.shape.shape2,
      '--site-popup-shadow': sys.shadow.shadow2,
      '--site-popup-rule': `1px solid ${divider.primary}`
    };
    for (const [name, value] of Object.entries(look)) popup.style.setProperty(name, value);
    stylePopup(popup);
    // The content shows its own position among several items, with its layer, and navigates to the others.
    popup.hideFeatureNavigation = true;
    popup.hideCollapseButton = true;
    popup.includeDefaultActionsDisabled = true;
  }, [view, family, sys, type, space, isOpen]);
  React.useEffect(() => {
    const popup = findPopupElement(view);
    if (!popup) return;
    const mapView = getMapView(view) as MapView;
    popup.dockOptions = {
      buttonEnabled: false,
      position: 'bottom-center',
      breakpoint: { width: SHEET_BREAKPOINT, height: SHEET_BREAKPOINT / 2 }
    };
    const createAlignment = (off: number) => () => {
      // A scene whose graphics were removed has no screen.
      const place = popup.location && mapView.ready ? mapView.toScreen(popup.location) : null;
      return findClearSide(place ?? { x: 0, y: 0 }, getViewElement(mapView)!, off * Math.SQRT1_2);
    };
    let isUsed = true;
    const room = followClearRange(popup, mapView, () => getViewElement(mapView)!);
    const updatePosition = async () => {
      const feature = popup.selectedFeature;
      if (!feature) return;
      const offset = await computePopupOffset(feature);
      if (!isUsed || popup.selectedFeature !== feature) return;
      // The popup is placed at the marker, not at the click.
      if (offset > 0) popup.location = feature.geometry as Point;
      popup.style.setProperty(OFFSET_PROPERTY, `${offset}px`);
      popup.alignment = createAlignment(offset);
      room.look();
    };
    const onChange = ({ detail }: Event & { readonly detail?: { readonly name?: string } }) => {
      if (detail?.name === 'selectedFeature') void updatePosition();
      // A popup opens with its item, not with the list that was left open.
      if (detail?.name === 'open') showList(popup, false);
    };
    popup.alignment = createAlignment(0);
    popup.addEventListener('arcgisPropertyChange', onChange);
    void updatePosition();
    return () => {
      isUsed = false;
      room.end();
      popup.removeEventListener('arcgisPropertyChange', onChange);
    };
  }, [view, isOpen]);
}
