export default {
  siteNav_server: 'Server',
  siteNav_serverUrl: "Address of the server (empty: the page's own)",
  siteNav_pages: 'Pages',
  siteNav_homeUrl: 'Map',
  siteNav_loginUrl: 'Login page',
  siteNav_adminUrl: 'Admin (empty: no button)',
  siteNav_showsPage: 'The heading is the name of the page',
  siteNav_isOpenToGuests: 'Guests stay and are offered to sign in',
  siteNav_commodities: 'Commodities, one per line: label | page',
  siteNav_mapViews: 'Map views, one per line: label | page',
  siteNav_appearance: 'Appearance',
  siteNav_lightTheme: 'Light theme',
  siteNav_darkTheme: 'Dark theme',
  siteNav_map: 'Map whose basemap follows the appearance',
  siteNav_lightBasemap: 'Light basemap (item id)',
  siteNav_darkBasemap: 'Dark basemap (item id)'
};
