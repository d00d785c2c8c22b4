export default {
  biocharAnalysis_partTool: 'Tool',
  biocharAnalysis_partResult: 'Result',
  biocharAnalysis_asking: 'How it is asked',
  biocharAnalysis_unit: 'Unit of the radius at first',
  biocharAnalysis_unitHelp: 'A reader may choose the other one.',
  biocharAnalysis_kilometers: 'Kilometers',
  biocharAnalysis_miles: 'Miles',
  biocharAnalysis_layers: 'Layers of the records',
  biocharAnalysis_layersHelp:
    'Whose records stand behind the figures; the figures themselves come from the server.',
  biocharAnalysis_factories: 'Factories',
  biocharAnalysis_maize: 'Maize production 2023',
  biocharAnalysis_palm: 'Niger Delta oil palm',
  biocharAnalysis_toggleLabel: 'Label of the switch',
  biocharAnalysis_toggleLabelHelp: 'Beside the switch that takes the clicks on the map.',
  biocharAnalysis_hint: 'Hint beneath it',
  biocharAnalysis_hintHelp: 'What to do next.'
};
