export default {
  _widgetLabel: 'Basemap gallery',
  noMap: 'Choose a map whose basemap is to be changed.',
  basemapsFailed: 'The basemaps could not be loaded. The map keeps the one it has.',
  basemapsRetry: 'Retry'
};
