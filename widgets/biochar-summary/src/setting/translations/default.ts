export default {
  biocharSummary_layerSection: 'Layer of applications',
  biocharSummary_layer: 'Layer',
  biocharSummary_dateField: 'Start date field',
  biocharSummary_lgaField: 'LGA field',
  biocharSummary_mostBars: 'Bars above a table',
  biocharSummary_mostBarsHelp: 'Latest months and LGAs with the most biochar; the table lists all.',
  biocharSummary_layerHint: 'The server computes the figures; these fields filter the map.',
  biocharSummary_result: 'Result',
  biocharSummary_hint: 'Hint above the filter',
  biocharSummary_hintHelp: 'Explains the filter.'
};
