/* jimu-for-test: public names of the framework's test module, as far as this host has them. */
export { getDefaultAppConfig, getInitState, initStore, mockTheme, setTheme, updateStore } from './lib/store';
export {
  widgetRender,
  widgetSettingRender,
  withIntlRender,
  withStoreIntlRender,
  withStoreRender,
  withStoreThemeIntlRender,
  withStoreThemeRender,
  withThemeIntlRender,
  withThemeRender
} from './lib/render';
export { runFuncAsync, waitForMilliseconds } from './lib/time';
export { wrapWidget, wrapWidgetSetting } from './lib/wrap-widget';
