/** Texts of popups, panels, hints and boards of the maps. Source: section 2; section 8 "Other". */
export const maps = {
  'community.loading': 'Loading community data...',
  'community.failed': 'Error calculating community data.',
  'raster.noData': 'No data available at this location.',
  'raster.invalid': 'Invalid data at this location.',
  'lga.noPurchase': 'No historic purchase',
  'lga.oldPrice': 'old',
  'images.none': 'No images available',
  'images.failed': 'Image {number} failed to load',
  'images.blocked': 'Image {number} is on {host}, which is not an allowed host',
  'dateEntry.set': 'set',
  'layers.properties': 'Layer Properties',
  'layers.showSummary': 'Show Layer Summary',
  'layers.reset': 'Reset',
  'layers.all': 'All',
  'slider.greaterThan': 'greater than',
  'slider.lessThan': 'less than',
  'cassava.hover': 'Hover over a state',
  'cassava.state': 'STATE',
  'cassava.hectares': 'ANNUAL HA PLANTED(x1000)',
  'cassava.tonnes': 'ANNUAL MT PRODUCED(x100)',
  'cassava.yield': 'MEAN YIELD(MT/HA)',
  'cassava.rank': 'RANK',
  'hint.serviceAreaBegin':
    'Toggle the Service Area button right-hand side, then click anywhere on the map to begin.',
  'search.swapped': 'latitude and longitude swapped',
  'hint.serviceAreaDone':
    'Toggle off the Service Area button. Now, click anywhere on the service area drawned for more details',
  'hint.oilPalmClusters': 'Click on the green features on the map for more details',
  'hint.protectedAreas': 'Click on the grey colored features on the map for more details'
} as const;
