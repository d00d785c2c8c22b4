/* The maps SDK's part of the map widget: its own chunk, loaded while the map's JSON is fetched. */
import '../../../../../jimu/jimu-arcgis/lib/map-component';
import Color from '@arcgis/core/Color';
import Viewpoint from '@arcgis/core/Viewpoint';
import FeatureFilter from '@arcgis/core/layers/support/FeatureFilter';
import type FeatureLayerView from '@arcgis/core/views/layers/FeatureLayerView';
import type LayerView from '@arcgis/core/views/layers/LayerView';
import MapViewConstraints from '@arcgis/core/views/2d/MapViewConstraints';
import type View from '@arcgis/core/views/View';
import WebMap from '@arcgis/core/WebMap';

export { watch, whenOnce } from '@arcgis/core/core/reactiveUtils';

/** A web map from its JSON; `WebMap({ portalItem })` would force the portal's address to https. */
export const webMapFromJson = (json: object): WebMap => WebMap.fromJSON(json);

/** A viewpoint from its web-map JSON. */
export const viewpointFromJson = (json: object): Viewpoint => Viewpoint.fromJSON(json);

/** A layer view's filter; none without a condition. */
export const filterBy = (where: string | undefined): FeatureFilter | null =>
  where === undefined ? null : new FeatureFilter({ where });

/** Whether a layer view draws features that a filter may hide. */
export const canFilter = (layerView: LayerView): layerView is FeatureLayerView => 'filter' in layerView;

/** A web map may start at any scale, not only at those of its basemap's tiles. */
export const freeZoom = (): MapViewConstraints => new MapViewConstraints({ snapToZoom: false });

/** So much of a highlight's fill that a feature's own colour still says what it is. */
const HIGHLIGHT_OPACITY = 0.12;

/** Draws what is selected on a map in a colour. */
export function highlightBy({ highlights }: View, color: string): void {
  const options = highlights.find(({ name }) => name === 'default');
  if (!options) return;
  options.color = new Color(color);
  options.fillOpacity = HIGHLIGHT_OPACITY;
}

/** Defines zoom, home and scale bar: asked for once the map itself has had the processor. */
export const loadTools = (): Promise<unknown> => import('../../../../../jimu/jimu-arcgis/lib/map-tools');
