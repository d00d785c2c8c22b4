export default {
  server: 'Server',
  serverUrl: "Address of the server (empty: the page's own)",
  pages: 'Pages',
  homeUrl: 'Map',
  loginUrl: 'Login page',
  adminUrl: 'Admin (empty: no button)',
  commodities: 'Commodities, one per line: label | page',
  mapViews: 'Map views, one per line: label | page',
  appearance: 'Appearance',
  lightTheme: 'Light theme',
  darkTheme: 'Dark theme',
  map: 'Map whose basemap follows the appearance',
  lightBasemap: 'Light basemap (item id)',
  darkBasemap: 'Dark basemap (item id)'
};
