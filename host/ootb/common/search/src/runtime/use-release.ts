import type { ArcgisSearch } from '@arcgis/map-components/components/arcgis-search';
import { useEffect } from 'react';

/** The element that has the keyboard, within components too. */
function focused(): HTMLElement | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element as HTMLElement | null;
}

/**
 * Lets go of the keyboard once a result is chosen: its popup takes it, and would give it back to the field, which opens its
 * list over the map whenever it has the keyboard.
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
