export default {
  _widgetLabel: 'Feature hint',
  _widgetDescription: 'Two timed hints.',
  _action_showSecondHint_label: 'Show the second hint',
  featureHint_title: 'How to use this map',
  featureHint_ok: 'OK',
  featureHint_nearest: 'Go to the nearest feature',
  featureHint_noFeature: 'This map has no features.',
  featureHint_nearestFailed: 'The features could not be read: {message}',
  featureHint_serviceAreaBegin:
    'Toggle the Service Area button right-hand side, then click anywhere on the map to begin.',
  featureHint_serviceAreaDone:
    'Toggle off the Service Area button. Now, click anywhere on the service area drawned for more details',
  featureHint_oilPalmClusters: 'Click on the green features on the map for more details',
  featureHint_protectedAreas: 'Click on the grey colored features on the map for more details'
};
