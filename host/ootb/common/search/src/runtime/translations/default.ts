export default {
  _widgetLabel: 'Search',
  searchHint: 'Search',
  noMap: 'Choose a map to search.',
  closeSearch: 'Close the search',
  nothingFound: 'Nothing found for “{term}”.',
  nothingFoundPartly: 'Nothing found for “{term}”, but not everything could be searched.',
  missing: 'Not searched, because it is not available to you now: {sources}.'
};
