export default {
  _widgetLabel: 'Feature hint',
  _widgetDescription: 'Two timed hints.',
  _action_showSecondHint_label: 'Show the second hint',
  featureHint_title: 'How to use this map',
  featureHint_first:
    'Toggle the Service Area button right-hand side, then click anywhere on the map to begin.',
  featureHint_second:
    'Toggle off the Service Area button. Now, click anywhere on the service area drawned for more details',
  featureHint_ok: 'OK'
};
