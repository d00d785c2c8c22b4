export default {
  printMap_mapHelp: 'The map to print.',
  printMap_sheet: 'Sheet',
  printMap_product: 'Brand on the sheet',
  printMap_productHelp: 'Printed on every sheet.',
  printMap_orientation: 'Default paper orientation',
  printMap_orientationHelp: 'A4; users can change it.',
  printMap_landscape: 'Landscape',
  printMap_portrait: 'Portrait',
  printMap_dotsPerInch: 'Image resolution',
  printMap_dotsPerInchHelp: 'Dots per inch; higher values take longer.',
  printMap_hasLegend: 'Include the legend by default',
  printMap_hasLegendHelp: 'Users can include or omit it.'
};
