import type { PopupElement } from 'widgets/shared-code/site-map';

/**
 * Shows the list of all items under a click, or the single item again. The popup does not pass this property
 * on to its inner element (Maps SDK 5.1), so it is set there.
 */
export function showList(popup: PopupElement, isOpen: boolean): void {
  const list = popup.shadowRoot?.querySelector<PopupElement>('arcgis-features-next') ?? popup;
  list.featureMenuOpen = isOpen;
}
