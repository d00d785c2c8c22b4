import type { JimuMapView } from 'jimu-arcgis';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useTryAgain } from '../../../../../shell/try-again';
import { inLanguage } from '../config';
import type { Config } from '../config';
import { searchedOfMap } from './own-layers';
import { requestSearchLanguage } from './search-language';
import { searchSources } from './sources';
import type { SearchSources } from './sources';

/**
 * Returns the sources of a configuration with labels in the visitor's language; null while their services are
 * queried.
 */
export function useSources(
  { datasourceConfig: items, mapLayers, resultMaxNumber: maxSuggestions }: Config,
  view: JimuMapView
): SearchSources | null {
  const { locale } = useIntl();
  const [found, setFound] = useState<SearchSources | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => requestSearchLanguage(locale), [locale]);
  useEffect(() => {
    let wanted = true;
    const layers = view.getAllJimuLayerViews().map(({ layer }) => layer);
    const inTheirs = items.map((item) => inLanguage(item, locale));
    const own = searchedOfMap(layers, mapLayers);
    void searchSources(inTheirs, { layers, own, maxSuggestions }).then(
      (sources) => wanted && setFound(sources)
    );
    return () => {
      wanted = false;
    };
  }, [items, mapLayers, view, maxSuggestions, locale, attempt]);
  useTryAgain(found !== null && found.missing.length > 0, () => setAttempt((count) => count + 1));
  return found;
}
