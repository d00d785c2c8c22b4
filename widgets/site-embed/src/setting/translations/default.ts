export default {
  siteEmbed_mapHelp: 'The map whose selection is sent to the embedding page.',
  siteEmbed_which: 'Map on this page',
  siteEmbed_whichHelp: 'Sets the address and name of the frame.',
  siteEmbed_frameHeight: 'Height of the frame',
  siteEmbed_frameHeightHelp: 'In the copied HTML; the embedding page can change it.',
  siteEmbed_serviceArea: 'Service area',
  siteEmbed_oilPalmClusters: 'Oil palm clusters',
  siteEmbed_protectedAreas: 'Protected areas',
  siteEmbed_weeklyYield: 'Weekly yield',
  siteEmbed_profitPerWeek: 'Monthly profit'
};
