import { SERVER_PLACEHOLDER } from './esri/layer-json';
import type { Access } from './field';
import { PAGES } from './order';
import type { FeaturePage, LayerSearch } from './page';

/** A feature layer that the search of a map includes: the texts and fields of its page, and its address. */
export interface SearchableLayer extends LayerSearch {
  /** Address of the layer, with the placeholder of the server. */
  readonly url: string;
  /** Access needed to read the layer. */
  readonly access: Access;
}

type SearchablePage = FeaturePage & { readonly search: LayerSearch };
const isSearchable = (page: FeaturePage): page is SearchablePage => page.search !== undefined;

/** Returns the layers that the search includes, in the order of the pages. */
export const listSearchableLayers = (): readonly SearchableLayer[] =>
  (PAGES as readonly FeaturePage[]).filter(isSearchable).map(({ service, access, search }) => ({
    ...search,
    access,
    url: `${SERVER_PLACEHOLDER}/arcgis/rest/services/${service}/FeatureServer/0`
  }));
