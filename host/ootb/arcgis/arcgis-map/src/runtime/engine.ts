/* The maps SDK's part of the map widget: its own chunk, loaded while the map's JSON is fetched. */
import '../../../../../jimu/jimu-arcgis/lib/map-component';
import Viewpoint from '@arcgis/core/Viewpoint';
import FeatureFilter from '@arcgis/core/layers/support/FeatureFilter';
import type FeatureLayerView from '@arcgis/core/views/layers/FeatureLayerView';
import type LayerView from '@arcgis/core/views/layers/LayerView';
import MapViewConstraints from '@arcgis/core/views/2d/MapViewConstraints';
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

/** Defines zoom, home and scale bar: asked for once the map itself has had the processor. */
export const loadTools = (): Promise<unknown> => import('../../../../../jimu/jimu-arcgis/lib/map-tools');
