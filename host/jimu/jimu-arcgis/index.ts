/* jimu-arcgis: public names of the framework's map module, as far as this host has them. */
export { loadArcGISJSAPIModule, loadArcGISJSAPIModules, loadArcGISMapComponents } from 'jimu-core';
export { JimuLayerView } from './lib/jimu-layer-view';
export { JimuMapView, JimuMapViewStatus } from './lib/jimu-map-view';
export type { JimuMapViewOptions } from './lib/jimu-map-view';
export { JimuMapViewComponent } from './lib/jimu-map-view-component';
export type { JimuMapViewComponentProps } from './lib/jimu-map-view-component';
export { MapViewManager } from './lib/map-view-manager';
export type { JimuMapViewGroup } from './lib/map-view-manager';
export type { WebMapDataSource } from 'jimu-core';
