/*
 * Building blocks of setting pages. A separate entry point, because it depends on modules of the builder
 * (decision 81).
 */
export { checkAddress, checkAddressOrNone, checkNeeded, checkTheme } from '@site/domain';
export { checkSelector } from './check-selector';
export {
  ChoiceSetting,
  ListSetting,
  NumberSetting,
  createSetter,
  SwitchSetting,
  TextSetting
} from './entries';
export { FieldSetting, LayerSetting } from './layer-setting';
export {
  GuestServicesPart,
  MapPart,
  OpacitySetting,
  ParametersPart,
  RowsSetting,
  ServicesPart,
  SettingPart,
  TextsPart,
  ToolPart
} from './sections';
export { SettingsPage } from './settings-page';
