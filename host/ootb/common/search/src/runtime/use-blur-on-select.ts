import type { ArcgisSearch } from '@arcgis/map-components/components/arcgis-search';
import { useEffect } from 'react';

/** Returns the element with the focus, also inside web components. */
function getFocusedElement(): HTMLElement | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element as HTMLElement | null;
}

/**
 * Removes the focus once a result is selected. Its popup takes the focus and would return it to the field,
 * which opens its list over the map whenever it has the focus.
 */
export function useBlurOnSelect(search: ArcgisSearch | null): void {
  useEffect(() => {
    const blurSearch = () => {
      if (search?.contains(document.activeElement)) getFocusedElement()?.blur();
    };
    search?.addEventListener('arcgisSelectResult', blurSearch);
    return () => search?.removeEventListener('arcgisSelectResult', blurSearch);
  }, [search]);
}
