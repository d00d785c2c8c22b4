export default {
  embed_map: 'Map whose selection is told',
  embed_which: 'Which map this page is',
  embed_serviceArea: 'Service area',
  embed_oilPalmClusters: 'Oil palm clusters',
  embed_protectedAreas: 'Protected areas',
  embed_weeklyYield: 'Weekly yield',
  embed_profitPerWeek: 'Profit per week',
  embed_services: 'Services',
  embed_serverUrl: "Address of the server (empty: the page's own)"
};
