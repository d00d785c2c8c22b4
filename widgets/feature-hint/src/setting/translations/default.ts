export default {
  featureHint_timing: 'Timing',
  featureHint_delay: 'First hint after (ms)',
  featureHint_texts: 'Texts (empty: the usual)',
  featureHint_firstText: 'First hint',
  featureHint_secondText: 'Second hint, after the message action'
};
