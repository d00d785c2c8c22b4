import type { JimuMapView } from 'jimu-arcgis';

/** What we use of the map component. */
interface MapElement extends HTMLElement {
  openPopup?(options: object): Promise<void>;
  closePopup?(): Promise<void>;
  popupComponentEnabled?: boolean;
  readonly updateComplete?: Promise<unknown>;
}

/** Opens the map's popup and moves the focus into it. */
export async function openPopup(view: JimuMapView, options: object): Promise<void> {
  const element = view.mapComponent as MapElement | null;
  if (element?.popupComponentEnabled === false) {
    // A map that is still being drawn may have none yet.
    element.popupComponentEnabled = true;
    await element.updateComplete;
  }
  if (element?.openPopup) await element.openPopup({ ...options, shouldFocus: true });
  else await view.view.openPopup(options);
}

/** Closes the map's popup, if it is open. */
export function closePopup(view: JimuMapView): void {
  const element = view.mapComponent as MapElement | null;
  if (element?.closePopup) void element.closePopup();
  else view.view.closePopup();
}
