export default {
  _widgetLabel: 'Legend',
  noMap: 'Choose a map for the legend.'
};
