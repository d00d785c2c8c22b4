import type { JimuMapView } from 'jimu-arcgis';
import type Point from 'esri/geometry/Point';
import type Graphic from 'esri/Graphic';
import type { Side } from './popup-side';

/** What we use of the popup component. */
export interface PopupElement extends HTMLElement {
  alignment?: () => Side;
  dockOptions?: object;
  location?: Point | null;
  features?: readonly Graphic[];
  selectedFeatureIndex?: number;
  featureMenuOpen?: boolean;
  readonly dockEnabled?: boolean;
  hideFeatureNavigation?: boolean;
  hideCollapseButton?: boolean;
  includeDefaultActionsDisabled?: boolean;
  next?(): Promise<void>;
  previous?(): Promise<void>;
  readonly selectedFeature?: Graphic | null;
}

/** Before 1.21 a view has no such method. */
type WithPopup = Partial<Pick<JimuMapView, 'getPopupElement'>>;

/** The map's popup, null where the map draws its popups otherwise. */
export const popupOf = (view: JimuMapView): PopupElement | null =>
  ((view as WithPopup).getPopupElement?.() ?? null) as PopupElement | null;

/**
 * Shows the list of all that is under a click in place of the one, or the one again. The popup has the property and does
 * not hand it on (5.1): it is set where it is read.
 */
export function showList(popup: PopupElement, isOpen: boolean): void {
  const list = popup.shadowRoot?.querySelector<PopupElement>('arcgis-features-next') ?? popup;
  list.featureMenuOpen = isOpen;
}
