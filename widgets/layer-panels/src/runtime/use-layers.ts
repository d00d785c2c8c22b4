import type { JimuLayerView, JimuMapView } from 'jimu-arcgis';
import { React } from 'jimu-core';
import type { ImmutableObject } from 'jimu-core';
import type { Locale } from 'widgets/shared-code/site-core';
import type {
  CatalogueLayer,
  LayerPanel,
  LayerStatus,
  RasterPage,
  Swatch
} from 'widgets/shared-code/site-map';
import {
  CATALOGUE,
  findLayerView,
  isListed,
  isRaster,
  LAYER_GROUPS,
  layerStatus,
  localText,
  SOIL_LAYERS,
  swatchOf,
  watchLayer,
  watchMapLayers
} from 'widgets/shared-code/site-map';
import { getMapView } from 'widgets/shared-code/site-core';
import type { IMConfig } from '../config';

/** A layer of the map as the panel lists it. */
export interface ListedLayer {
  /** The catalogue's for a layer that it knows, else the map's. */
  readonly id: string;
  /** As the catalogue calls it, in English; undefined for a layer that it does not know. */
  readonly title?: string;
  readonly group: ListedGroup['group'];
  /** Kind of its properties; `fields` when that is made of the types of its fields; null when the settings hide them. */
  readonly panel: LayerPanel | 'fields' | null;
  /** The raster of the catalogue that it is; null for any other layer. */
  readonly raster: RasterPage | null;
  /** How the catalogue says that it is drawn; null for a layer that it does not know. */
  readonly swatch: Swatch | null;
  readonly jimuLayerView: JimuLayerView;
  readonly map: JimuMapView;
  /** The map's view. */
  readonly view: JimuMapView['view'];
}

/** What the layer list gathers layers under: the catalogue's groups, and one for layers that it does not know. */
export const GROUPS = [...LAYER_GROUPS, 'other'] as const;

export interface ListedGroup {
  readonly group: (typeof GROUPS)[number];
  readonly layers: readonly ListedLayer[];
}

export interface Listing {
  readonly groups: readonly ListedGroup[];
  /** Layers the settings ask for that the map lacks. */
  readonly missing: readonly CatalogueLayer[];
}

/** The panel of a layer of the catalogue whose fields give nothing to filter by: its count alone. */
const NO_FILTERS: LayerPanel = {};

const plain = new WeakMap<object, LayerPanel>();

/** A panel of the settings as plain data, the same as long as the settings are. */
function plainPanel(set: ImmutableObject<LayerPanel>): LayerPanel {
  const known = plain.get(set) ?? (set.asMutable({ deep: true }) as LayerPanel);
  plain.set(set, known);
  return known;
}

/** With what the settings say of a layer's properties in the place of what is said of them elsewhere. */
function asSet(listed: ListedLayer, panels: IMConfig['panels']): ListedLayer {
  const set = panels?.[listed.id];
  if (set === undefined) return listed;
  return { ...listed, panel: set && plainPanel(set) };
}

/** What the panel lists: the map's layers by group, what is drawn on top first. */
function listLayers(jimuMapView: JimuMapView, { required, hidden, panels }: IMConfig): Listing {
  const map = jimuMapView;
  const view = getMapView(map);
  const views = jimuMapView.getAllJimuLayerViews();
  const listed: ListedLayer[] = [];
  const missing: CatalogueLayer[] = [];
  for (const definition of CATALOGUE) {
    const { id, title, group } = definition;
    const jimuLayerView = findLayerView(definition, views);
    if (jimuLayerView) {
      const panel = (!isRaster(definition) && definition.panel) || NO_FILTERS;
      const raster = isRaster(definition) ? definition.raster : null;
      const swatch = swatchOf(definition);
      listed.push({ id, title, group, panel, raster, swatch, jimuLayerView, map, view });
    } else if (required.includes(id)) missing.push(definition);
  }
  const known = new Set(listed.map(({ jimuLayerView }) => jimuLayerView));
  for (const jimuLayerView of views) {
    const { layer } = jimuLayerView;
    if (known.has(jimuLayerView) || !isListed(layer)) continue;
    const group = 'other';
    listed.push({
      id: layer.id,
      group,
      panel: 'fields',
      raster: null,
      swatch: null,
      jimuLayerView,
      map,
      view
    });
  }
  const shown = listed.filter(({ id }) => !hidden.includes(id)).map((one) => asSet(one, panels));
  const groups = GROUPS.map((group) => ({
    group,
    layers: shown.filter((one) => one.group === group).reverse()
  }));
  return { groups: groups.filter(({ layers }) => layers.length > 0), missing };
}

/** The listing, made anew when a layer of the map takes another's place, as one that failed does when it is tried again. */
export function useListing(jimuMapView: JimuMapView, config: IMConfig): Listing {
  const [listing, setListing] = React.useState(() => listLayers(jimuMapView, config));
  React.useEffect(() => {
    const read = () => {
      const now = listLayers(jimuMapView, config);
      setListing((before) => (isSame(before, now) ? before : now));
    };
    read();
    return watchMapLayers(getMapView(jimuMapView).map, read);
  }, [jimuMapView, config]);
  return listing;
}

/** What two listings are compared by: layers, and what the settings say of their properties and of those that lack. */
const partsOf = ({ groups, missing }: Listing) => [
  ...groups.flatMap(({ layers }) =>
    layers.flatMap(({ jimuLayerView, panel }) => [jimuLayerView.layer, panel])
  ),
  ...missing
];

function isSame(before: Listing, now: Listing): boolean {
  const [old, current] = [partsOf(before), partsOf(now)];
  return old.length === current.length && old.every((part, at) => part === current[at]);
}

const isSoil = ({ id }: ListedLayer) => SOIL_LAYERS.includes(id);

/** Shows or hides one of the layers listed; of the soil layers only one is shown. */
export function setVisible(listed: readonly ListedLayer[], one: ListedLayer, visible: boolean): void {
  if (visible && isSoil(one))
    for (const soil of listed.filter(isSoil)) soil.jimuLayerView.layer.visible = false;
  one.jimuLayerView.layer.visible = visible;
}

/** What a layer is called: as the map has it, in the reader's language where that is the catalogue's name. */
export const titleOf = ({ id, title, jimuLayerView }: ListedLayer, locale: Locale): string =>
  localText(jimuLayerView.layer.title ?? title ?? id, locale);

/** How a layer stands, kept up to date. */
export function useLayerStatus({ jimuLayerView: { layer }, view }: ListedLayer): LayerStatus {
  const [status, setStatus] = React.useState(() => layerStatus(layer, view));
  React.useEffect(() => {
    const read = () => setStatus(layerStatus(layer, view));
    read();
    return watchLayer(layer, view, read);
  }, [layer, view]);
  return status;
}
