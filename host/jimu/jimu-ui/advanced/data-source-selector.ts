/* jimu-ui/advanced/data-source-selector: for setting pages only. */
export { AllDataSourceTypes, DataSourceTypes } from 'jimu-core';
export { DataSourceSelector } from '../lib/setting/data-source-selector';
export type { DataSourceSelectorProps } from '../lib/setting/data-source-selector';
export { FieldSelector } from '../lib/setting/field-selector';
export type { FieldSelectorProps } from '../lib/setting/field-selector';
