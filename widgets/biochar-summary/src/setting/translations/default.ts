export default {
  biocharSummary_layerSection: 'Layer of the applications',
  biocharSummary_layer: 'Layer',
  biocharSummary_dateField: 'Field of the day they began on',
  biocharSummary_lgaField: 'Field of the LGA',
  biocharSummary_mostBars: 'Bars over a table',
  biocharSummary_mostBarsHelp: 'The last months, and the LGAs with most; the table has them all.',
  biocharSummary_layerHint:
    'The figures come from the server; the fields are those that the filter asks of the map.',
  biocharSummary_result: 'Result',
  biocharSummary_hint: 'Hint over the filter',
  biocharSummary_hintHelp: 'What the filter is for.'
};
