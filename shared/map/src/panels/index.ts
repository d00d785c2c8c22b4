export { createAreaRows } from './area-rows';
export { findCatalogueLayer, findLayerView, toLayerRef, getServiceName } from './find-layers';
export type { LayerRef } from './find-layers';
export {
  joinWheres,
  cancelPreview,
  publishFilter,
  publishShape,
  readFilters,
  includeFields,
  previewFilter,
  getOwnCondition,
  applyFilter
} from './layer-filter';
export { isSwitchedOn, switchOn, watchSwitch } from './layer-switch';
export { loadColumns, MissingFieldError } from './load-columns';
export type { ColumnFields } from './load-columns';
export { createLayerRows } from './layer-rows';
export { createValueReader, matchSpellings } from './name-spellings';
export { buildQuery, toBox } from './queried-layer';
export type { LayerAttributes, LayerField, QueriedLayer, LayerSelection } from './queried-layer';
export { drawAsClasses, drawAsRamp, getInitialOpacity, watchOpacity } from './raster-look';
export { retryLayer } from './retry-layer';
export { hasRecords, listCustomLayers, readCustomPage, listReadableNames } from './custom-layers';
export { findCountableFields, toReadyPanel, loadReadyPanel } from './ready-panel';
export type { ReadyList, ReadyPanel, ReadySlider } from './ready-panel';
export { useMapLayers } from './use-map-layers';
export { isListed } from './listed-layer';
export { getLayerStatus, watchLayer, watchMapLayers } from './watch-layer';
export type { LayerStatus } from './watch-layer';
export { readCustomSwatch } from './custom-swatch';
