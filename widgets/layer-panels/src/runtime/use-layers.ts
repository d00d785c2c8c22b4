import type { JimuLayerView, JimuMapView } from 'jimu-arcgis';
import { React } from 'jimu-core';
import type { Locale } from 'widgets/shared-code/site-base';
import { getMapView } from 'widgets/shared-code/site-api';
import {
  CATALOGUE,
  createSwatch,
  findLayerView,
  getLayerStatus,
  isListed,
  isRaster,
  LAYER_GROUPS,
  SOIL_LAYERS,
  translateText,
  watchLayer,
  watchMapLayers
} from 'widgets/shared-code/site-map';
import type {
  CatalogueLayer,
  LayerDefinition,
  LayerPanel,
  LayerStatus,
  RasterPage,
  Swatch
} from 'widgets/shared-code/site-map';
import type { Settings } from '../config';

/** A layer of the map in the panel's list. */
export interface ListedLayer {
  /** Id in the catalogue, else in the map. */
  readonly id: string;
  /** English title in the catalogue; undefined for a layer that is not in it. */
  readonly title?: string;
  readonly group: ListedGroup['group'];
  /** Kind of its properties; `fields` when derived from the field types; null when the settings hide them. */
  readonly panel: LayerPanel | 'fields' | null;
  /** The catalogue's raster; null for any other layer. */
  readonly raster: RasterPage | null;
  /** The catalogue's feature layer; null for any other layer. */
  readonly feature: LayerDefinition | null;
  /** Symbol in the catalogue; null for a layer that is not in it. */
  readonly swatch: Swatch | null;
  readonly jimuLayerView: JimuLayerView;
  readonly map: JimuMapView;
  /** View of the map. */
  readonly view: JimuMapView['view'];
}

/** Groups of the layer list: the catalogue's, and one for layers that are not in it. */
export const LIST_GROUPS = [...LAYER_GROUPS, 'other'] as const;

export interface ListedGroup {
  readonly group: (typeof LIST_GROUPS)[number];
  readonly layers: readonly ListedLayer[];
}

export interface Listing {
  readonly groups: readonly ListedGroup[];
  /** Layers that the settings require and the map lacks. */
  readonly missing: readonly CatalogueLayer[];
}

/** Panel of a catalogue layer with no fields to filter by: it only shows the count. */
const COUNT_ONLY_PANEL: LayerPanel = {};

/** Replaces a layer's properties by those in the settings, if any. */
function applySettings(listed: ListedLayer, panels: Settings['panels']): ListedLayer {
  const panel = panels[listed.id];
  return panel === undefined ? listed : { ...listed, panel };
}

/** Returns the layers to list, by group, topmost first. */
function listLayers(jimuMapView: JimuMapView, { required, hidden, panels }: Settings): Listing {
  const map = jimuMapView;
  const view = getMapView(map);
  const views = jimuMapView.getAllJimuLayerViews();
  const listed: ListedLayer[] = [];
  const missing: CatalogueLayer[] = [];
  for (const definition of CATALOGUE) {
    const { id, title, group } = definition;
    const jimuLayerView = findLayerView(definition, views);
    if (jimuLayerView) {
      const panel = (!isRaster(definition) && definition.panel) || COUNT_ONLY_PANEL;
      const [raster, feature] = isRaster(definition) ? [definition.raster, null] : [null, definition];
      const swatch = createSwatch(definition);
      listed.push({ id, title, group, panel, raster, feature, swatch, jimuLayerView, map, view });
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
      feature: null,
      swatch: null,
      jimuLayerView,
      map,
      view
    });
  }
  const shown = listed.filter(({ id }) => !hidden.includes(id)).map((one) => applySettings(one, panels));
  const groups = LIST_GROUPS.map((group) => ({
    group,
    layers: shown.filter((one) => one.group === group).reverse()
  }));
  return { groups: groups.filter(({ layers }) => layers.length > 0), missing };
}

/** Returns the listing; updates it when a layer of the map is replaced, as a failed layer is on retry. */
export function useListing(jimuMapView: JimuMapView, settings: Settings): Listing {
  const [listing, setListing] = React.useState(() => listLayers(jimuMapView, settings));
  React.useEffect(() => {
    const refreshState = () => {
      const now = listLayers(jimuMapView, settings);
      setListing((before) => (isSameListing(before, now) ? before : now));
    };
    refreshState();
    return watchMapLayers(getMapView(jimuMapView).map, refreshState);
  }, [jimuMapView, settings]);
  return listing;
}

/** Returns the values by which two listings are compared: layers, their panels and the missing layers. */
const listParts = ({ groups, missing }: Listing) => [
  ...groups.flatMap(({ layers }) =>
    layers.flatMap(({ jimuLayerView, panel }) => [jimuLayerView.layer, panel])
  ),
  ...missing
];

function isSameListing(before: Listing, now: Listing): boolean {
  const [old, current] = [listParts(before), listParts(now)];
  return old.length === current.length && old.every((part, at) => part === current[at]);
}

/** Whether a listed layer shows a property of the soil. */
export const isSoil = ({ id }: ListedLayer): boolean => SOIL_LAYERS.includes(id);

/** Shows or hides a listed layer; at most one soil layer is visible. */
export function setVisible(listed: readonly ListedLayer[], one: ListedLayer, visible: boolean): void {
  if (visible && isSoil(one))
    for (const soil of listed.filter(isSoil)) soil.jimuLayerView.layer.visible = false;
  one.jimuLayerView.layer.visible = visible;
}

/** Returns the layer's title in the map, in the reader's language if it is the catalogue's title. */
export const getLayerTitle = ({ id, title, jimuLayerView }: ListedLayer, locale: Locale): string =>
  translateText(jimuLayerView.layer.title ?? title ?? id, locale);

/** Returns the status of a layer, and follows its changes. */
export function useLayerStatus({ jimuLayerView: { layer }, view }: ListedLayer): LayerStatus {
  const [status, setStatus] = React.useState(() => getLayerStatus(layer, view));
  React.useEffect(() => {
    const refreshState = () => setStatus(getLayerStatus(layer, view));
    refreshState();
    return watchLayer(layer, view, refreshState);
  }, [layer, view]);
  return status;
}
