/* The maps SDK's part of the map widget for maps: its own chunk, loaded while the map's JSON is fetched. */
import '../../../../../jimu/jimu-arcgis/lib/map-component';
import Viewpoint from '@arcgis/core/Viewpoint';
import MapViewConstraints from '@arcgis/core/views/2d/MapViewConstraints';
import WebMap from '@arcgis/core/WebMap';

export * from './engine-common';
export { fetchWorkers } from '../../../../../jimu/jimu-arcgis/lib/fetch-workers';

/** Returns a web map from its JSON; `WebMap({ portalItem })` would force the portal's address to https. */
export const webMapFromJson = (json: object): WebMap => WebMap.fromJSON(json);

/** Returns a viewpoint from its web-map JSON. */
export const viewpointFromJson = (json: object): Viewpoint => Viewpoint.fromJSON(json);

/** Returns constraints that allow any initial scale, not only the scales of the basemap's tiles. */
export const freeZoom = (): MapViewConstraints => new MapViewConstraints({ snapToZoom: false });

/**
 * Defines zoom, home and scale bar; called only once the view is ready, so that the map has the
 * processor first.
 */
export const loadTools = (): Promise<unknown> => import('../../../../../jimu/jimu-arcgis/lib/map-tools');
