/*
 * Settings pages, and the entries of rows that a widget draws itself. A separate entry point, because it
 * depends on modules of the builder (decision 81).
 */
export { ChoiceSetting, ListSetting, SwitchSetting, TextSetting } from './entries';
export { FieldSetting, LayerSetting } from './layer-setting';
export { SettingsPage } from './settings-page';
