export default {
  _widgetLabel: 'Search',
  hint: 'Search',
  noMap: 'Choose a map to search.',
  close: 'Close the search',
  missing: 'Not searched, because it is not available to you now: {sources}.'
};
