/* jimu-ui/advanced/setting-components: for setting pages only. */
export { MapWidgetSelector } from '../lib/setting/map-widget-selector';
export type { MapWidgetSelectorProps } from '../lib/setting/map-widget-selector';
export { SettingRow, SettingSection } from '../lib/setting/setting-layout';
export type { SettingRowProps, SettingSectionProps } from '../lib/setting/setting-layout';
export { SidePopper } from '../lib/setting/side-popper';
export type { SidePopperProps } from '../lib/setting/side-popper';
