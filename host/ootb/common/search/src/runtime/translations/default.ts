export default {
  _widgetLabel: 'Search',
  _widgetDescription: 'Finds places and records.',
  searchHint: 'Search',
  noMap: 'Choose a map to search.',
  closeSearch: 'Close the search',
  nothingFound: 'Nothing found for “{term}”.',
  noPosition:
    '“{term}” is not a position in the area of this map. Type latitude and longitude, such as 5.0370, 7.9233.',
  nothingFoundPartly: 'Nothing found for “{term}”, but not everything could be searched.',
  missing: 'Not searched, because it is not available to you now: {sources}.'
};
