import type { JimuLayerView, JimuMapView } from 'jimu-arcgis';
import { React } from 'jimu-core';
import type { Locale } from 'widgets/shared-code/site-core';
import type { CatalogueLayer, LayerStatus } from 'widgets/shared-code/site-map';
import {
  CATALOGUE,
  findLayerView,
  LAYER_GROUPS,
  layerStatus,
  localText,
  SOIL_LAYERS,
  watchLayer,
  watchMapLayers
} from 'widgets/shared-code/site-map';
import type { IMConfig } from '../config';

/** A layer of the catalogue with the layer of the map that it means. */
export interface ListedLayer {
  readonly definition: CatalogueLayer;
  readonly jimuLayerView: JimuLayerView;
  /** The map's view. */
  readonly view: JimuMapView['view'];
}

export interface ListedGroup {
  readonly group: (typeof LAYER_GROUPS)[number];
  readonly layers: readonly ListedLayer[];
}

export interface Listing {
  readonly groups: readonly ListedGroup[];
  /** Layers the settings ask for that the map lacks. */
  readonly missing: readonly CatalogueLayer[];
}

/** What the panel lists: the layers of the catalogue that the map has, by group, what is drawn on top first. */
function listLayers(jimuMapView: JimuMapView, { required, hidden }: IMConfig): Listing {
  const views = jimuMapView.getAllJimuLayerViews();
  const listed: ListedLayer[] = [];
  const missing: CatalogueLayer[] = [];
  for (const definition of CATALOGUE) {
    const jimuLayerView = findLayerView(definition, views);
    if (jimuLayerView) listed.push({ definition, jimuLayerView, view: jimuMapView.view });
    else if (required.includes(definition.id)) missing.push(definition);
  }
  const shown = listed.filter(({ definition }) => !hidden.includes(definition.id));
  const groups = LAYER_GROUPS.map((group) => ({
    group,
    layers: shown.filter(({ definition }) => definition.group === group).reverse()
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
    return watchMapLayers(jimuMapView.view.map, read);
  }, [jimuMapView, config]);
  return listing;
}

const layersOf = ({ groups }: Listing) =>
  groups.flatMap(({ layers }) => layers.map(({ jimuLayerView }) => jimuLayerView.layer));

function isSame(before: Listing, now: Listing): boolean {
  const [old, current] = [layersOf(before), layersOf(now)];
  return old.length === current.length && old.every((layer, at) => layer === current[at]);
}

const isSoil = ({ definition }: ListedLayer) => SOIL_LAYERS.includes(definition.id);

/** Shows or hides one of the layers listed; of the soil layers only one is shown. */
export function setVisible(listed: readonly ListedLayer[], one: ListedLayer, visible: boolean): void {
  if (visible && isSoil(one))
    for (const soil of listed.filter(isSoil)) soil.jimuLayerView.layer.visible = false;
  one.jimuLayerView.layer.visible = visible;
}

/** What a layer is called: as the map has it, in the reader's language where that is the catalogue's name. */
export const titleOf = ({ definition, jimuLayerView }: ListedLayer, locale: Locale): string =>
  localText(jimuLayerView.layer.title ?? definition.title, locale);

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
