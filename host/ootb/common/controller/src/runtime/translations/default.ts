export default {
  _widgetLabel: 'Widget controller',
  _widgetDescription: 'Opens other widgets from a row of icons.',
  _layout_controller_label: 'Controller',
  tools: 'Tools',
  moreTools: 'More tools',
  moreWord: 'More',
  toolActive: 'On'
};
