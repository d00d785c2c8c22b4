export default {
  offtake_partTool: 'Tool',
  offtake_partResult: 'Result',
  offtake_layers: 'Layers of farms',
  offtake_layersHint: 'Opened to show the records of a count; the counts come from the server.',
  offtake_toggleLabel: 'Label of the switch',
  offtake_toggleLabelHelp: 'Next to the switch that turns on map clicks.',
  offtake_hint: 'Hint below it',
  offtake_hintHelp: 'Explains the next step.'
};
