export default {
  _widgetLabel: 'Administration sidebar',
  _widgetDescription: 'Links to the administration pages and the map.',
  adminNav_pages: 'Administration',
  adminNav_open: 'Open the administration menu'
};
