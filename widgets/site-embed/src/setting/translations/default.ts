export default {
  siteEmbed_mapHelp: 'The map whose selection is told to the page around.',
  siteEmbed_which: 'Which map this page is',
  siteEmbed_whichHelp: 'Gives the frame its address and its name.',
  siteEmbed_frameHeight: 'Height of the frame',
  siteEmbed_frameHeightHelp: 'In the HTML that is copied; the page that embeds it may change it.',
  siteEmbed_serviceArea: 'Service area',
  siteEmbed_oilPalmClusters: 'Oil palm clusters',
  siteEmbed_protectedAreas: 'Protected areas',
  siteEmbed_weeklyYield: 'Weekly yield',
  siteEmbed_profitPerWeek: 'Monthly profit'
};
