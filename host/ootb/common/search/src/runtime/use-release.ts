import type { ArcgisSearch } from '@arcgis/map-components/components/arcgis-search';
import { useEffect } from 'react';

/** Returns the element with the focus, also inside web components. */
function focused(): HTMLElement | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element as HTMLElement | null;
}

/**
 * Removes the focus once a result is selected. Its popup takes the focus and would return it to the field,
 * which opens its list over the map whenever it has the focus.
 */
export function useRelease(search: ArcgisSearch | null): void {
  useEffect(() => {
    const release = () => {
      if (search?.contains(document.activeElement)) focused()?.blur();
    };
    search?.addEventListener('arcgisSelectResult', release);
    return () => search?.removeEventListener('arcgisSelectResult', release);
  }, [search]);
}
