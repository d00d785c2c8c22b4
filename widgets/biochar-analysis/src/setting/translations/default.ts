export default {
  biocharAnalysis_part: 'Part',
  biocharAnalysis_partTool: 'Tool',
  biocharAnalysis_partResult: 'Result',
  biocharAnalysis_partHint: 'The tool shows its result itself unless another instance does.',
  biocharAnalysis_toolWidgetId: 'Tool it belongs to',
  biocharAnalysis_chooseTool: 'Choose a tool',
  biocharAnalysis_map: 'Map',
  biocharAnalysis_services: 'Services',
  biocharAnalysis_serverUrl: 'Address of the SITE server (empty: that of the page)',
  biocharAnalysis_layers: 'Layers of the records (id or title; empty: those of the catalogue)',
  biocharAnalysis_factories: 'Factories',
  biocharAnalysis_maize: 'Maize production 2023',
  biocharAnalysis_palm: 'Niger Delta oil palm'
};
