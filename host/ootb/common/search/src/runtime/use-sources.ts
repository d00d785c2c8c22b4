import type { JimuMapView } from 'jimu-arcgis';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useRetries } from '../../../../../shell/schedule-retries';
import { translateConfig } from '../../../../translate-config';
import type { Config } from '../config';
import { listSearchedLayers } from './own-layers';
import { requestSearchLanguage } from './search-language';
import { createSearchSources } from './sources';
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
    const inTheirs = items.map((item) => translateConfig(item, locale));
    const own = listSearchedLayers(layers, mapLayers);
    void createSearchSources(inTheirs, { layers, own, maxSuggestions }).then(
      (sources) => wanted && setFound(sources)
    );
    return () => {
      wanted = false;
    };
  }, [items, mapLayers, view, maxSuggestions, locale, attempt]);
  useRetries(found !== null && found.missing.length > 0, () => setAttempt((count) => count + 1));
  return found;
}
