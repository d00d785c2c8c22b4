/* What setting pages are made of; they alone, since it stands on modules of the builder (decision 81). */
export { checkAddress, checkAddressOrNone, checkNeeded, checkSelector, checkTheme } from './checks';
export { ChoiceSetting, ListSetting, NumberSetting, setterOf, SwitchSetting, TextSetting } from './entries';
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
export { TablesSetting } from './tables-setting';
