export default {
  _widgetLabel: 'Feature hint',
  _widgetDescription: 'Two timed hints.',
  _action_showSecondHint_label: 'Show the second hint',
  featureHint_title: 'How to use this map',
  featureHint_ok: 'OK'
};
