/* Popups of a map. Up to 1.19 (SDK 4.34) a view draws them itself; from 1.20 (SDK 5) its component does. */
import type { JimuMapView } from 'jimu-arcgis';
import type Point from 'esri/geometry/Point';
import type Graphic from 'esri/Graphic';
import type MapView from 'esri/views/MapView';
import { getMapView } from '@site/services';

/** Side of its location to which a popup opens. */
export type PopupSide = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';

/** The part of the popup component that is used here. */
export interface PopupElement extends HTMLElement {
  alignment?: () => PopupSide;
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

/** The part of the map component, and of a view with the same methods, that is used here. */
interface MapElement {
  openPopup?(options: object): Promise<void>;
  closePopup?(): Promise<void>;
  popupComponentEnabled?: boolean;
  readonly updateComplete?: Promise<unknown>;
}

/** Properties of a map from 1.20 (`mapComponent`) and 1.21 (`getPopupElement`). */
interface ComponentView {
  readonly mapComponent?: MapElement | null;
  getPopupElement?(): PopupElement | null;
}

const getMapElement = (view: JimuMapView): MapElement | null => (view as ComponentView).mapComponent ?? null;

/**
 * Returns the map's popup element; null when the view draws its popups itself, with the SDK's look and
 * position.
 */
export const findPopupElement = (view: JimuMapView): PopupElement | null =>
  (view as ComponentView).getPopupElement?.() ?? null;

/** Opens the map's popup and moves the focus into it. */
export async function openPopup(view: JimuMapView, options: object): Promise<void> {
  const element = getMapElement(view);
  if (element?.popupComponentEnabled === false) {
    // A map that is still rendering may have no popup yet.
    element.popupComponentEnabled = true;
    await element.updateComplete;
  }
  // The types of SDK 5 do not know that a view takes the focus into its popup: there its component opens it.
  const opener = element?.openPopup ? element : (getMapView(view) as object as MapElement);
  await opener.openPopup?.({ ...options, shouldFocus: true });
}

/** Closes the map's popup, if it is open. */
export function closePopup(view: JimuMapView): void {
  const element = getMapElement(view);
  if (element?.closePopup) void element.closePopup();
  else getMapView(view).closePopup();
}

/** Position of a popup request, in px of the view, with the pointer type. */
export interface PopupPoint {
  readonly x: number;
  readonly y: number;
  readonly pointerType?: 'mouse' | 'touch' | 'pen' | undefined;
}

/** The view's responses: SDK 5 returns features one by one, 4.34 all together. */
interface PopupFeatureSource {
  fetchPopupFeatures(
    place: { readonly x: number; readonly y: number },
    options: Pick<PopupPoint, 'pointerType'>
  ): AsyncIterable<Graphic> | Promise<{ readonly allGraphicsPromise: Promise<Graphic[]> }>;
}

/** Returns the features with popups at a position. Rejects as the view does. */
export async function listPopupFeatures(
  view: MapView,
  { x, y, pointerType }: PopupPoint
): Promise<readonly Graphic[]> {
  const answer = (view as object as PopupFeatureSource).fetchPopupFeatures({ x, y }, { pointerType });
  if (!(Symbol.asyncIterator in answer)) return (await answer).allGraphicsPromise;
  const found: Graphic[] = [];
  for await (const graphic of answer) found.push(graphic);
  return found;
}
