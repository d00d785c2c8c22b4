export default {
  _widgetLabel: 'Column',
  _layout_DEFAULT_label: 'Column'
};
