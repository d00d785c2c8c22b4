import type { PopupElement } from 'widgets/shared-code/site-map';

/**
 * Shows the list of all that is under a click in place of the one, or the one again. The popup has the property and does
 * not hand it on (5.1): it is set where it is read.
 */
export function showList(popup: PopupElement, isOpen: boolean): void {
  const list = popup.shadowRoot?.querySelector<PopupElement>('arcgis-features-next') ?? popup;
  list.featureMenuOpen = isOpen;
}
