export default {
  _widgetLabel: 'Search',
  searchHint: 'Search',
  noMap: 'Choose a map to search.',
  closeSearch: 'Close the search',
  missing: 'Not searched, because it is not available to you now: {sources}.'
};
