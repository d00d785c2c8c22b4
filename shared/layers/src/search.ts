import { SERVER_PLACEHOLDER } from './esri/layer-json';
import { PAGES } from './order';
import type { FeaturePage, LayerSearch } from './page';

/** A feature layer that an experience's search looks in, as a data source of its settings. */
interface SearchedSource {
  readonly id: string;
  readonly type: 'FEATURE_LAYER';
  readonly url: string;
  readonly sourceLabel: string;
}

type Searched = FeaturePage & { readonly search: LayerSearch };
const isSearched = (page: FeaturePage): page is Searched => page.search !== undefined;
const SEARCHED: readonly Searched[] = (PAGES as readonly FeaturePage[]).filter(isSearched);

/** The data source of the searched layer at `index`; the first of an experience is its map. */
const sourceId = (index: number): string => `dataSource_${index + 2}`;

/** The data sources of the layers that the search looks in, in the order of the pages. */
export const searchedSources = (): readonly SearchedSource[] =>
  SEARCHED.map(({ service, search }, index) => ({
    id: sourceId(index),
    type: 'FEATURE_LAYER',
    url: `${SERVER_PLACEHOLDER}/arcgis/rest/services/${service}/FeatureServer/0`,
    sourceLabel: search.label
  }));

const named = (fields: readonly string[]) => fields.map((jimuName) => ({ jimuName }));

/** What the search widget's settings say of each of them. */
export const searchItems = () =>
  SEARCHED.map(({ search: { id, label, hint, fields, shown } }, index) => ({
    configId: id,
    label,
    hint,
    useDataSource: { dataSourceId: sourceId(index), mainDataSourceId: sourceId(index) },
    searchFields: named(fields),
    displayFields: named(shown),
    searchExact: false
  }));
