/** Top-level fields of an app config, as Experience Builder up to 1.21 and this repository write them. */
export const APP_FIELDS: ReadonlySet<string> = new Set([
  ...['__not_publish', 'analytics', 'appProxies', 'appStateConfig', 'attributes', 'connections'],
  ...['controllerPanels', 'cookieBanner', 'customTheme', 'customThemeOptions', 'dataSources', 'dialogs'],
  ...['exbVersion', 'footer', 'forBuilderAttributes', 'header', 'historyLabels', 'layouts'],
  ...['mainLocale', 'mainSizeMode', 'messageConfigs', 'name', 'originExbVersion', 'pageStructure', 'pages'],
  ...['permission', 'placeholderInfos', 'preloadWidgets', 'publishTimestamp', 'screenGroups', 'screens'],
  ...['sections', 'sharedThemeVariables', 'template', 'theme', 'timestamp', 'translations', 'urlParams'],
  ...['useAutoSortInFixedLayout', 'useCachedManifest', 'utilities', 'views', 'widgets', 'widgetsManifest']
]);
