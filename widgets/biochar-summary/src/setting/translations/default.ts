export default {
  biocharSummary_map: 'Map',
  biocharSummary_layerSection: 'Layer of the applications',
  biocharSummary_layer: 'Layer: its id or title in the web map',
  biocharSummary_dateField: 'Field of the day they began on',
  biocharSummary_lgaField: 'Field of the LGA',
  biocharSummary_layerHint:
    'The figures come from the server; the fields are those that the filter asks of the map.',
  biocharSummary_services: 'Services',
  biocharSummary_serverUrl: 'Address of the server (empty: that of the page)',
  biocharSummary_texts: 'Texts (empty: the usual text)',
  biocharSummary_hint: 'Hint over the filter'
};
