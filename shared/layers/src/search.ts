import { SERVER_PLACEHOLDER } from './esri/layer-json';
import type { Access } from './field';
import { PAGES } from './order';
import type { FeaturePage, LayerSearch } from './page';

/** A feature layer that the search of a map looks in: the words and fields of its page, and where its rows are. */
export interface SearchedLayer extends LayerSearch {
  /** Address of the layer, with the server's placeholder. */
  readonly url: string;
  /** Who may read it. */
  readonly access: Access;
}

type Searched = FeaturePage & { readonly search: LayerSearch };
const isSearched = (page: FeaturePage): page is Searched => page.search !== undefined;

/** The layers that a search looks in, in the order of the pages. */
export const searchedLayers = (): readonly SearchedLayer[] =>
  (PAGES as readonly FeaturePage[]).filter(isSearched).map(({ service, access, search }) => ({
    ...search,
    access,
    url: `${SERVER_PLACEHOLDER}/arcgis/rest/services/${service}/FeatureServer/0`
  }));
