export default {
  timing: 'Timing',
  delay: 'First hint after (ms)',
  texts: 'Texts (empty: the usual)',
  firstText: 'First hint',
  secondText: 'Second hint, after the message action'
};
