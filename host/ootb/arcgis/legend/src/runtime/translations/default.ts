export default {
  _widgetLabel: 'Legend',
  _widgetDescription: 'Explains the symbols of the visible layers.',
  noMap: 'Choose a map for the legend.'
};
