export default {
  featureHint_mapHint: 'Whoever has begun on this map is not told how to begin.',
  featureHint_hints: 'Hints',
  featureHint_about: 'What the hints are about',
  featureHint_aboutHelp: 'The tool has two hints, features to click have the first alone.',
  featureHint_serviceArea: 'The service area tool',
  featureHint_oilPalmClusters: 'Oil palm clusters',
  featureHint_protectedAreas: 'Protected areas',
  featureHint_delay: 'First hint after',
  featureHint_delayHelp: 'From the start of the page; 1,000 ms are a second.',
  featureHint_firstText: 'First hint',
  featureHint_firstTextHelp: 'How to begin.',
  featureHint_secondText: 'Second hint',
  featureHint_secondTextHelp: 'Comes with the message action “Show the second hint”.'
};
