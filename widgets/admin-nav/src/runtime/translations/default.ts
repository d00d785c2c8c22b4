export default {
  _widgetLabel: 'Administration sidebar',
  _widgetDescription: 'The pages of the administration, and the way to the map.',
  adminNav_pages: 'Administration',
  adminNav_open: 'Open the pages of the administration'
};
