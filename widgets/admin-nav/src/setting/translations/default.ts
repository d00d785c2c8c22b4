export default {
  adminNav_addresses: 'Links',
  adminNav_product: 'Brand',
  adminNav_productHelp: 'The first link, which leads to the map.',
  adminNav_homeUrl: 'Map',
  adminNav_homeUrlHelp: 'Where the first link leads.',
  adminNav_pagesUrl: 'What stands before the id of a page',
  adminNav_pagesUrlHelp:
    'The pages listed are those of the app: /map/admin/ and the id of a page are its address.'
};
