export default {
  printMap_map: 'Map that is printed',
  printMap_sheet: 'Sheet',
  printMap_product: 'Brand on the sheet',
  printMap_orientation: 'How the paper lies at first',
  printMap_landscape: 'Landscape',
  printMap_portrait: 'Portrait'
};
