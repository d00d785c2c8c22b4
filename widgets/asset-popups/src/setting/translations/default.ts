export default {
  assetPopups_contents: 'What popups show',
  assetPopups_rasters: 'Values of the rasters that are on',
  assetPopups_rastersHelp: 'A click also asks each visible raster for its value there.',
  assetPopups_futurePrices: 'Prices of communities, with "Edit this"',
  assetPopups_futurePricesHelp: 'What P1 costs and is expected to cost; the server gives them to staff.',
  assetPopups_editing: 'Administrators edit and delete records',
  assetPopups_editingHelp: 'The pen and the bin; nobody else has them in any case.',
  assetPopups_offers: 'Ways on from a place',
  assetPopups_offersHelp:
    'Start a drive-time area there, directions to there, where the page has such a tool.',
  assetPopups_sourceLayer: 'Layer of purchases',
  assetPopups_product: 'Brand',
  assetPopups_productHelp: 'In what a factory and an AP are called.'
};
