export default {
  _widgetLabel: 'Widget controller',
  _layout_controller_label: 'Controller',
  tools: 'Tools',
  moreTools: 'More tools',
  moreWord: 'More',
  toolActive: 'On'
};
