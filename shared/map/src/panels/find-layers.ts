import type Layer from 'esri/layers/Layer';
import type { CatalogueLayer } from '@site/layers';
import { CATALOGUE, isTitled } from '@site/layers';

/**
 * Which layer is meant, wherever one is: an entry of the catalogue, or what a setting names. Maps made elsewhere have
 * other ids, data sources and addresses for the same layer; those are the map's, and are asked of the view that is found.
 */
export interface LayerRef {
  readonly id: string;
  readonly title: string;
  readonly service?: string;
}

/** The layer that a setting names: by its id in the catalogue, its data source, or its id or title in the web map. */
export const layerRef = (name: string): LayerRef =>
  CATALOGUE.find(({ id }) => id === name) ?? { id: name, title: name };

/** The name of the service in a layer's address, or null. */
export function serviceOf(layer: Layer | { readonly url?: string | null }): string | null {
  const url = (layer as { url?: string | null }).url ?? '';
  return /\/([^/]+)\/(?:Feature|Map|Image)Server(?:\/|$)/i.exec(url)?.[1] ?? null;
}

/** Two layers of the catalogue may be on one service: one that has another entry's id or title is not the one sought. */
const isAnother = (layer: Layer, wanted: string): boolean =>
  CATALOGUE.some(({ id, title }) => id !== wanted && (id === layer.id || isTitled(layer.title, title)));

const isOn = (layer: Layer, { id, service }: LayerRef): boolean =>
  service !== undefined && serviceOf(layer) === service && !isAnother(layer, id);

const only = <T>(found: readonly T[]): T | null => (found.length === 1 ? found[0]! : null);

/** A layer as a map shows it; a data source it has where it is looked for among those of a map widget. */
interface Shown {
  readonly layer: Layer;
  readonly layerDataSourceId?: string;
}

/**
 * The layer view that a reference means: by the layer's id or that of its data source, else the only one on its service,
 * else the only one with its title. Null when the map lacks it or several could be meant.
 */
export function findLayerView<View extends Shown>(wanted: LayerRef, views: readonly View[]): View | null {
  const { id, title } = wanted;
  return (
    views.find(({ layer, layerDataSourceId }) => layer.id === id || layerDataSourceId === id) ??
    only(views.filter(({ layer }) => isOn(layer, wanted))) ??
    only(views.filter(({ layer }) => isTitled(layer.title, title)))
  );
}

/** What the catalogue says of a layer of a map; undefined for one that it does not know. */
export const catalogueLayerOf = (layer: Layer): CatalogueLayer | undefined =>
  CATALOGUE.find((definition) => findLayerView(definition, [{ layer }]) !== null);
