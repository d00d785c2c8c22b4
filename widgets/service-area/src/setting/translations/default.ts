export default {
  serviceArea_partTool: 'Tool',
  serviceArea_partDetail: 'Detail of the selected area',
  serviceArea_partTable: 'Table of the areas',
  serviceArea_detail: 'Detail',
  serviceArea_headline: 'Highlighted figures',
  serviceArea_headlineHelp: 'Shown large above all others.',
  serviceArea_headlineNone: 'Nothing',
  serviceArea_headlineWeeklyYield: 'Weekly yields',
  serviceArea_headlineProfitPerWeek: 'Monthly profit',
  serviceArea_toggleLabel: 'Label of the switch',
  serviceArea_toggleLabelHelp: 'Next to the switch that turns on map clicks.',
  serviceArea_hint: 'Hint below it',
  serviceArea_hintHelp: 'Explains the next step.'
};
