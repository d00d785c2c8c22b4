export default {
  printMap_mapHelp: 'The map that is printed.',
  printMap_sheet: 'Sheet',
  printMap_product: 'Brand on the sheet',
  printMap_productHelp: 'Every sheet names it.',
  printMap_orientation: 'How the paper lies at first',
  printMap_orientationHelp: 'A4; the reader may turn it.',
  printMap_landscape: 'Landscape',
  printMap_portrait: 'Portrait',
  printMap_dotsPerInch: 'Resolution of the picture',
  printMap_dotsPerInchHelp: 'Dots an inch: finer takes longer to draw.',
  printMap_hasLegend: 'Legend at first',
  printMap_hasLegendHelp: 'The reader may leave it out or take it along.'
};
