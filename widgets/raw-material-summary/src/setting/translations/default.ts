export default {
  rawMaterialSummary_layerSection: 'Layer of the purchases',
  rawMaterialSummary_layer: 'Layer',
  rawMaterialSummary_dateField: 'Field of the date',
  rawMaterialSummary_supplierField: 'Field of the supplier',
  rawMaterialSummary_communityField: 'Field of the community',
  rawMaterialSummary_mostBars: 'Bars over a table',
  rawMaterialSummary_mostBarsHelp: 'Suppliers and communities with most tonnes; the table has them all.',
  rawMaterialSummary_layerHint:
    'The figures come from the server; the fields are those that the filter asks of the map.',
  rawMaterialSummary_result: 'Result',
  rawMaterialSummary_hint: 'Hint over the filter',
  rawMaterialSummary_hintHelp: 'What the filter is for.'
};
