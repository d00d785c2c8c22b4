export default {
  assetPopups_map: 'Map',
  assetPopups_contents: 'What popups show',
  assetPopups_rasters: 'Values of the rasters that are on',
  assetPopups_futurePrices: 'Prices of communities, with "Edit this"',
  assetPopups_sourceLayer: 'Layer of purchases, by its id or title (empty: raw-material-source)',
  assetPopups_product: 'Brand, in what a factory is called',
  assetPopups_services: 'Services',
  assetPopups_serverUrl: 'Address of the server (empty: that of the page)'
};
