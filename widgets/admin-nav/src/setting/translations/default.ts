export default {
  adminNav_addresses: 'Addresses',
  adminNav_homeUrl: 'Map',
  adminNav_pagesUrl: 'What stands before the id of a page'
};
