export default {
  rawMaterialSummary_map: 'Map',
  rawMaterialSummary_layerSection: 'Layer of the purchases',
  rawMaterialSummary_layer: 'Layer: its id or title in the web map',
  rawMaterialSummary_dateField: 'Field of the date',
  rawMaterialSummary_supplierField: 'Field of the supplier',
  rawMaterialSummary_communityField: 'Field of the community',
  rawMaterialSummary_layerHint:
    'The figures come from the server; the fields are those that the filter asks of the map.',
  rawMaterialSummary_services: 'Services',
  rawMaterialSummary_serverUrl: 'Address of the server (empty: that of the page)',
  rawMaterialSummary_texts: 'Texts (empty: the usual text)',
  rawMaterialSummary_hint: 'Hint over the filter'
};
