export { findLayerView, layerRef, serviceOf } from './find-layers';
export type { LayerRef } from './find-layers';
export { allWheres, dropFilter, holdFields, moveFilter, ownCondition, restFilter } from './layer-filter';
export { loadColumns, MissingFieldError } from './load-columns';
export type { ColumnFields } from './load-columns';
export { hasRecords, readyAtOnce, readyPanel } from './ready-panel';
export type { ReadyList, ReadyPanel, ReadySlider } from './ready-panel';
export { layerStatus, watchLayer, watchMapLayers } from './watch-layer';
export type { LayerStatus } from './watch-layer';
