export default {
  part: 'Part',
  partTool: 'Tool',
  partDetail: 'Detail of the selected area',
  partTable: 'Table of the areas',
  partHint:
    'The tool alone shows all three. Place the detail or the table elsewhere and name the tool they belong to.',
  toolWidgetId: 'Tool it belongs to',
  chooseTool: 'Choose a tool',
  map: 'Map',
  services: 'Services',
  serverUrl: "Address of the server (empty: the page's own)",
  limits: 'Limits',
  limitsText:
    "From the server's parameters (v{version}): {max} areas, {shortest}–{longest} minutes, {offered} offered first.",
  limitsUnknown: "The server's parameters could not be read; the specification's values apply.",
  texts: 'Texts (empty: the usual)',
  toggleLabel: 'Label of the switch',
  hint: 'Hint beneath it'
};
