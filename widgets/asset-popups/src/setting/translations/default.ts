export default {
  assetPopups_contents: 'Popup contents',
  assetPopups_rasters: 'Values of visible rasters',
  assetPopups_rastersHelp: 'A click also shows the value of each visible raster there.',
  assetPopups_futurePrices: 'Prices of communities, with "Edit this"',
  assetPopups_futurePricesHelp: 'Current and expected P1 prices; expected ones for staff only.',
  assetPopups_editing: 'Administrators edit and delete records',
  assetPopups_editingHelp: 'Edit and delete buttons, which only administrators see.',
  assetPopups_offers: 'Actions at a place',
  assetPopups_offersHelp: 'Start a drive-time area or get directions, if the page has the tool.',
  assetPopups_sourceLayer: 'Layer of purchases',
  assetPopups_product: 'Brand',
  assetPopups_productHelp: 'Shown in the labels of factories and APs.'
};
