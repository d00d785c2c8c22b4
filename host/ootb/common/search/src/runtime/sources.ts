import FeatureLayer from '@arcgis/core/layers/FeatureLayer';
import request from '@arcgis/core/request';
import type Layer from '@arcgis/core/layers/Layer';
import type LayerSearchSource from '@arcgis/core/widgets/Search/LayerSearchSource';
import LocatorSearchSource from '@arcgis/core/widgets/Search/LocatorSearchSource';
import { DataSourceManager, UtilityManager } from 'jimu-core';
import type { FeatureLayerDataSource } from 'jimu-core';
import type { SearchItem } from '../config';
import { createLayerSearch } from './layer-search';
import { createOwnLayerSource } from './own-layers';

export interface SourceOptions {
  /** Layers of the map that are searched by their own fields. */
  readonly own?: readonly FeatureLayer[];
  /** Layers of the map, whose popups are used for results of the same service. */
  readonly layers?: readonly Layer[];
  readonly maxSuggestions?: number;
}

function createLocatorSource({ label, hint, useUtility }: SearchItem, { maxSuggestions = 6 }: SourceOptions) {
  const id = useUtility?.utilityId ?? '';
  const url = UtilityManager.getInstance().getUtilityJson(id)?.url;
  if (url === undefined)
    throw new Error(`The app has no service ${id}. Choose one in the widget's settings.`);
  return new LocatorSearchSource({
    url,
    name: label,
    placeholder: hint ?? label,
    singleLineFieldName: 'SingleLine',
    outFields: ['*'],
    maxSuggestions,
    minSuggestCharacters: 2,
    // Finds places everywhere, independent of the visible extent.
    localSearchDisabled: true
  });
}

const isSameService = (layer: unknown, url: string): layer is FeatureLayer =>
  layer instanceof FeatureLayer && `${layer.url}/${layer.layerId}` === url;

async function createLayerSource(item: SearchItem, { layers = [], maxSuggestions }: SourceOptions) {
  const { label, hint, useDataSource, searchFields = [], displayFields = searchFields, searchExact } = item;
  const manager = DataSourceManager.getInstance();
  const { url } = (await manager.createDataSource(
    useDataSource?.dataSourceId ?? ''
  )) as FeatureLayerDataSource;
  const drawn = layers.find((layer): layer is FeatureLayer => isSameService(layer, url));
  // A map has only layers that the visitor can read. Others are requested first, because a layer that is
  // refused logs an error.
  if (!drawn) await request(url, { query: { f: 'json' } });
  const layer = new FeatureLayer({ url, outFields: ['*'], popupTemplate: drawn?.popupTemplate });
  // Widgets set the popup of a layer after it has loaded.
  await Promise.all([layer.load(), drawn?.load()]);
  return createLayerSearch({
    layer,
    label,
    hint,
    maxSuggestions,
    searched: searchFields.map(({ name }) => name),
    shown: displayFields.map(({ name }) => name),
    exactMatch: searchExact
  });
}

const SOURCES = { GeocodeService: createLocatorSource, FeatureService: createLayerSource };

export interface SearchSources {
  readonly sources: readonly (LayerSearchSource | LocatorSearchSource)[];
  /** Labels of sources whose service failed. */
  readonly missing: readonly string[];
}

/** Status codes of services without read access; a map also omits such layers without a message. */
const REFUSED = [401, 403, 498, 499];

function isRefused(error: unknown): boolean {
  const { details } = error as { details?: { httpStatus?: number } };
  return details?.httpStatus !== undefined && REFUSED.includes(details.httpStatus);
}

/**
 * Returns the sources that the visitor can read. A source that fails is listed in `missing` and does not stop
 * the others.
 */
export async function createSearchSources(
  items: readonly SearchItem[],
  options: SourceOptions
): Promise<SearchSources> {
  const asked = [
    ...items.map((item) => ({
      label: item.label,
      make: async () => SOURCES[item.searchServiceType](item, options)
    })),
    ...(options.own ?? []).map((layer) => ({
      label: layer.title ?? layer.id,
      make: () => createOwnLayerSource(layer, options.maxSuggestions)
    }))
  ];
  const results = await Promise.allSettled(asked.map(({ make }) => make()));
  return {
    sources: results.flatMap((result) => (result.status === 'fulfilled' ? (result.value ?? []) : [])),
    missing: asked.flatMap(({ label }, at) => {
      const result = results[at]!;
      return result.status === 'rejected' && !isRefused(result.reason) ? [label] : [];
    })
  };
}
