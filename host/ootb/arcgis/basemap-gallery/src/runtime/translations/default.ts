export default {
  _widgetLabel: 'Basemap gallery',
  _widgetDescription: 'Changes the basemap.',
  noMap: 'Choose a map to change its basemap.',
  basemapsFailed: 'The basemaps could not be loaded. The map keeps its current basemap.',
  basemapsRetry: 'Retry'
};
