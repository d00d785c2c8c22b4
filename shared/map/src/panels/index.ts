export { findLayer } from './find-layers';
export { filterAtRest, filterWhileMoving, holdFields, settleFilter } from './layer-view-filter';
export { loadColumns, MissingFieldError } from './load-columns';
export type { ColumnFields } from './load-columns';
export { ownCondition } from './own-condition';
export { layerStatus, watchLayer, watchMapLayers } from './watch-layer';
export type { LayerStatus } from './watch-layer';
