export default {
  serviceArea_part: 'Part',
  serviceArea_partTool: 'Tool',
  serviceArea_partDetail: 'Detail of the selected area',
  serviceArea_partTable: 'Table of the areas',
  serviceArea_partHint:
    'The tool alone shows all three. Place the detail or the table elsewhere and name the tool they belong to.',
  serviceArea_toolWidgetId: 'Tool it belongs to',
  serviceArea_chooseTool: 'Choose a tool',
  serviceArea_headline: 'First and large in the detail',
  serviceArea_headlineNone: 'Nothing',
  serviceArea_headlineWeeklyYield: 'Weekly yields',
  serviceArea_headlineProfitPerWeek: 'Profit per week',
  serviceArea_map: 'Map',
  serviceArea_services: 'Services',
  serviceArea_serverUrl: "Address of the server (empty: the page's own)",
  serviceArea_limits: 'Limits',
  serviceArea_limitsText:
    "From the server's parameters (v{version}): {max} areas, {shortest}–{longest} minutes, {offered} offered first.",
  serviceArea_limitsUnknown: "The server's parameters could not be read; the specification's values apply.",
  serviceArea_texts: 'Texts (empty: the usual)',
  serviceArea_toggleLabel: 'Label of the switch',
  serviceArea_hint: 'Hint beneath it'
};
