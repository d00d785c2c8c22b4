export default {
  _widgetLabel: 'Column',
  _widgetDescription: 'Stacks widgets one below the other.',
  _layout_DEFAULT_label: 'Column'
};
