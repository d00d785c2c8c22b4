/* jimu-layouts/layout-runtime: for widgets that contain other widgets. */
export { LayoutEntry } from './lib/layout-entry';
export type { LayoutEntryProps } from './lib/layout-entry';
