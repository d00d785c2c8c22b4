export { areaRows } from './area-rows';
export { catalogueLayerOf, findLayerView, layerRef, serviceOf } from './find-layers';
export type { LayerRef } from './find-layers';
export {
  allWheres,
  dropFilter,
  filterLayer,
  filtersOf,
  holdFields,
  moveFilter,
  ownCondition,
  restFilter
} from './layer-filter';
export { isSwitchedOn, switchOn, watchSwitch } from './layer-switch';
export { loadColumns, MissingFieldError } from './load-columns';
export type { ColumnFields } from './load-columns';
export { layerRows } from './layer-rows';
export { createValueReader, matchSpellings } from './name-spellings';
export { queryOf } from './queried-layer';
export type { LayerAttributes, LayerField, QueriedLayer, Selection } from './queried-layer';
export { retryLayer } from './retry-layer';
export { hasRecords, ownLayers, ownPageOf, readableNames } from './own-layers';
export { countedFields, readyAtOnce, readyPanel } from './ready-panel';
export type { ReadyList, ReadyPanel, ReadySlider } from './ready-panel';
export { useMapLayers } from './use-map-layers';
export { isListed } from './listed-layer';
export { layerStatus, watchLayer, watchMapLayers } from './watch-layer';
export type { LayerStatus } from './watch-layer';
export { ownSwatch } from './own-swatch';
