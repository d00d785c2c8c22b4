export default {
  embed_mapHelp: 'The map whose selection is told to the page around.',
  embed_which: 'Which map this page is',
  embed_whichHelp: 'Gives the frame its address and its name.',
  embed_frameHeight: 'Height of the frame',
  embed_frameHeightHelp: 'In the HTML that is copied; the page that embeds it may change it.',
  embed_serviceArea: 'Service area',
  embed_oilPalmClusters: 'Oil palm clusters',
  embed_protectedAreas: 'Protected areas',
  embed_weeklyYield: 'Weekly yield',
  embed_profitPerWeek: 'Monthly profit'
};
