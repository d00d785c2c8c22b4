export default {
  offtake_partTool: 'Tool',
  offtake_partResult: 'Result',
  offtake_layers: 'Layers of farms',
  offtake_layersHint: 'Whose records stand behind a count; the counts themselves come from the server.',
  offtake_toggleLabel: 'Label of the switch',
  offtake_toggleLabelHelp: 'Beside the switch that takes the clicks on the map.',
  offtake_hint: 'Hint beneath it',
  offtake_hintHelp: 'What to do next.'
};
