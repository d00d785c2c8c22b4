import type Layer from 'esri/layers/Layer';
import type { CatalogueLayer } from '@site/layers';
import { CATALOGUE, isTitled } from '@site/layers';

/**
 * Reference to a layer: an entry of the catalogue, or the value of a setting. Maps made elsewhere have other
 * ids, data sources and addresses for the same layer; these belong to the map and are read from the view that
 * is found.
 */
export interface LayerRef {
  readonly id: string;
  readonly title: string;
  readonly service?: string;
}

/**
 * Returns the layer that a setting names: by its id in the catalogue, its data source, or its id or title in
 * the web map.
 */
export const toLayerRef = (name: string): LayerRef =>
  CATALOGUE.find(({ id }) => id === name) ?? { id: name, title: name };

/** Returns the name of the service in a layer's address, or null. */
export function getServiceName(layer: Layer | { readonly url?: string | null }): string | null {
  const url = (layer as { url?: string | null }).url ?? '';
  return /\/([^/]+)\/(?:Feature|Map|Image)Server(?:\/|$)/i.exec(url)?.[1] ?? null;
}

/**
 * Returns whether a layer has the id or title of another catalogue entry: two entries may share one service.
 */
const isOtherCatalogueLayer = (layer: Layer, wanted: string): boolean =>
  CATALOGUE.some(({ id, title }) => id !== wanted && (id === layer.id || isTitled(layer.title, title)));

const isOnService = (layer: Layer, { id, service }: LayerRef): boolean =>
  service !== undefined && getServiceName(layer) === service && !isOtherCatalogueLayer(layer, id);

const getOnlyItem = <T>(found: readonly T[]): T | null => (found.length === 1 ? found[0]! : null);

/** A layer of a map, with its data source if it is searched among a map widget's layers. */
interface LayerViewLike {
  readonly layer: Layer;
  readonly layerDataSourceId?: string;
}

/**
 * Finds the layer view of a reference: by the layer's id or its data source's, else the only one on its
 * service, else the only one with its title. Null when the map lacks it or several match.
 */
export function findLayerView<View extends LayerViewLike>(
  wanted: LayerRef,
  views: readonly View[]
): View | null {
  const { id, title } = wanted;
  return (
    views.find(({ layer, layerDataSourceId }) => layer.id === id || layerDataSourceId === id) ??
    getOnlyItem(views.filter(({ layer }) => isOnService(layer, wanted))) ??
    getOnlyItem(views.filter(({ layer }) => isTitled(layer.title, title)))
  );
}

/** Returns the catalogue's entry for a layer of a map; undefined for an unknown layer. */
export const findCatalogueLayer = (layer: Layer): CatalogueLayer | undefined =>
  CATALOGUE.find((definition) => findLayerView(definition, [{ layer }]) !== null);
