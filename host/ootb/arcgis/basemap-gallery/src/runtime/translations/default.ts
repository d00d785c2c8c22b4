export default {
  _widgetLabel: 'Basemap gallery',
  noMap: 'Choose a map whose basemap is to be changed.',
  failed: 'The basemaps could not be loaded. The map keeps the one it has.',
  retry: 'Retry'
};
