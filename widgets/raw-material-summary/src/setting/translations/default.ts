export default {
  rawMaterialSummary_layerSection: 'Layer of purchases',
  rawMaterialSummary_layer: 'Layer',
  rawMaterialSummary_dateField: 'Date field',
  rawMaterialSummary_supplierField: 'Supplier field',
  rawMaterialSummary_communityField: 'Community field',
  rawMaterialSummary_mostBars: 'Bars above a table',
  rawMaterialSummary_mostBarsHelp: 'Suppliers and communities with the most tonnes; the table lists all.',
  rawMaterialSummary_layerHint: 'The server computes the figures; these fields filter the map.',
  rawMaterialSummary_result: 'Result',
  rawMaterialSummary_hint: 'Hint above the filter',
  rawMaterialSummary_hintHelp: 'Explains the filter.'
};
