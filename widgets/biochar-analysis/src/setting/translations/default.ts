export default {
  biocharAnalysis_partTool: 'Tool',
  biocharAnalysis_partResult: 'Result',
  biocharAnalysis_asking: 'Input',
  biocharAnalysis_unit: 'Default radius unit',
  biocharAnalysis_unitHelp: 'Users can choose the other unit.',
  biocharAnalysis_kilometers: 'Kilometers',
  biocharAnalysis_miles: 'Miles',
  biocharAnalysis_layers: 'Layers of the records',
  biocharAnalysis_layersHelp: 'Opened to show the records of a figure; the figures come from the server.',
  biocharAnalysis_factories: 'Factories',
  biocharAnalysis_maize: 'Maize production 2023',
  biocharAnalysis_palm: 'Niger Delta oil palm',
  biocharAnalysis_toggleLabel: 'Label of the switch',
  biocharAnalysis_toggleLabelHelp: 'Next to the switch that turns on map clicks.',
  biocharAnalysis_hint: 'Hint below it',
  biocharAnalysis_hintHelp: 'Explains the next step.'
};
