export default {
  adminNav_addresses: 'Links',
  adminNav_product: 'Brand',
  adminNav_productHelp: 'Text of the first link, which opens the map.',
  adminNav_homeUrl: 'Map',
  adminNav_homeUrlHelp: 'Target of the first link.',
  adminNav_pagesUrl: 'Base path of the pages',
  adminNav_pagesUrlHelp: 'Lists the pages of the app. The address of a page is this path plus its id.'
};
