import type Map from '@arcgis/core/Map';
import { useEffect, useState } from 'react';
import type { SearchItem } from '../config';
import { searchSources } from './sources';
import type { SearchSources } from './sources';

/** The sources of a configuration; null while their services are asked. */
export function useSources(
  items: readonly SearchItem[],
  map: Map | null | undefined,
  maxSuggestions?: number
): SearchSources | null {
  const [found, setFound] = useState<SearchSources | null>(null);
  useEffect(() => {
    let wanted = true;
    void searchSources(items, { map, maxSuggestions }).then((sources) => wanted && setFound(sources));
    return () => {
      wanted = false;
    };
  }, [items, map, maxSuggestions]);
  return found;
}
