export default {
  featureHint_timing: 'Timing',
  featureHint_delay: 'First hint after (ms)',
  featureHint_map: 'Map',
  featureHint_mapHint: 'Whoever has begun on this map is not told how to begin.',
  featureHint_about: 'What the hints are about',
  featureHint_serviceArea: 'The service area tool',
  featureHint_oilPalmClusters: 'Oil palm clusters',
  featureHint_protectedAreas: 'Protected areas',
  featureHint_texts: 'Texts (empty: the usual)',
  featureHint_firstText: 'First hint',
  featureHint_secondText: 'Second hint, after the message action'
};
