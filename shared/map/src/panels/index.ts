export { findLayerView, layerRef, serviceOf } from './find-layers';
export type { LayerRef } from './find-layers';
export { allWheres, dropFilter, holdFields, moveFilter, ownCondition, restFilter } from './layer-filter';
export { loadColumns, MissingFieldError } from './load-columns';
export type { ColumnFields } from './load-columns';
export { layerStatus, watchLayer, watchMapLayers } from './watch-layer';
export type { LayerStatus } from './watch-layer';
