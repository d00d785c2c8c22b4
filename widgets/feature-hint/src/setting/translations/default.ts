export default {
  featureHint_mapHint: 'The first hint is skipped when the user has already started on this map.',
  featureHint_hints: 'Hints',
  featureHint_about: 'Subject of the hints',
  featureHint_aboutHelp: 'The tool has two hints; features to click have only the first.',
  featureHint_serviceArea: 'The service area tool',
  featureHint_oilPalmClusters: 'Oil palm clusters',
  featureHint_protectedAreas: 'Protected areas',
  featureHint_delay: 'First hint after',
  featureHint_delayHelp: 'After the page opens; 1,000 ms = 1 second.',
  featureHint_firstText: 'First hint',
  featureHint_firstTextHelp: 'Explains how to start.',
  featureHint_secondText: 'Second hint',
  featureHint_secondTextHelp: 'Shown by the message action “Show the second hint”.'
};
