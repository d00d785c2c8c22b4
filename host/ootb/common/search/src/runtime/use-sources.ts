import type { JimuMapView } from 'jimu-arcgis';
import { useEffect, useState } from 'react';
import type { SearchItem } from '../config';
import { searchSources } from './sources';
import type { SearchSources } from './sources';

/** The sources of a configuration; null while their services are asked. */
export function useSources(
  items: readonly SearchItem[],
  view: JimuMapView,
  maxSuggestions?: number
): SearchSources | null {
  const [found, setFound] = useState<SearchSources | null>(null);
  useEffect(() => {
    let wanted = true;
    const layers = view.getAllJimuLayerViews().map(({ layer }) => layer);
    void searchSources(items, { layers, maxSuggestions }).then((sources) => wanted && setFound(sources));
    return () => {
      wanted = false;
    };
  }, [items, view, maxSuggestions]);
  return found;
}
