export default {
  _widgetLabel: 'Directions',
  _widgetDescription: 'Finds the way between places, by road.',
  placeHint: 'Search a place',
  noMap: 'Choose a map to draw routes on.',
  noService: 'Choose a route service for this widget.',
  routesFailed: 'The route service could not be reached. The rest of the map works.'
};
