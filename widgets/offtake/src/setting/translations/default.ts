export default {
  offtake_part: 'Part',
  offtake_partTool: 'Tool',
  offtake_partResult: 'Result',
  offtake_partHint: 'The tool alone shows both. Place the result elsewhere and name the tool it belongs to.',
  offtake_toolWidgetId: 'Tool it belongs to',
  offtake_chooseTool: 'Choose a tool',
  offtake_map: 'Map',
  offtake_services: 'Services',
  offtake_serverUrl: "Address of the server (empty: the page's own)",
  offtake_layers: 'Layers of farms',
  offtake_layersHint:
    'Id or title of the layer in the web map whose records stand behind a count (empty: the usual).',
  offtake_limits: 'Parameters',
  offtake_limitsText:
    "From the server's parameters (v{version}): {radius} km, at most {samples} sample points, {commercial} ha for a commercial farm without a size, {small} ha for a small farm.",
  offtake_limitsUnknown: "The server's parameters could not be read.",
  offtake_texts: 'Texts (empty: the usual)',
  offtake_toggleLabel: 'Label of the switch',
  offtake_hint: 'Hint beneath it'
};
