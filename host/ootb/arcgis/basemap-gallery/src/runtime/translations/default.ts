export default {
  _widgetLabel: 'Basemap gallery',
  noMap: 'Choose a map to change its basemap.',
  basemapsFailed: 'The basemaps could not be loaded. The map keeps its current basemap.',
  basemapsRetry: 'Retry'
};
