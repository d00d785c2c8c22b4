export default {
  map: 'Map',
  contents: 'What popups show',
  rasters: 'Values of the rasters that are on',
  futurePrices: 'Prices of communities, with "Edit this"',
  services: 'Services',
  serverUrl: 'Address of the server (empty: that of the page)'
};
