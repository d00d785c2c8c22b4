export default {
  serviceArea_partTool: 'Tool',
  serviceArea_partDetail: 'Detail of the selected area',
  serviceArea_partTable: 'Table of the areas',
  serviceArea_detail: 'Detail',
  serviceArea_headline: 'First and large in the detail',
  serviceArea_headlineHelp: 'Figures above all others.',
  serviceArea_headlineNone: 'Nothing',
  serviceArea_headlineWeeklyYield: 'Weekly yields',
  serviceArea_headlineProfitPerWeek: 'Monthly profit',
  serviceArea_toggleLabel: 'Label of the switch',
  serviceArea_toggleLabelHelp: 'Beside the switch that takes the clicks on the map.',
  serviceArea_hint: 'Hint beneath it',
  serviceArea_hintHelp: 'What to do next.'
};
