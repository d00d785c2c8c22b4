export default {
  _widgetLabel: 'Embed',
  _widgetDescription: 'A map as a snippet for other pages.',
  siteEmbed_serviceArea: 'Service area',
  siteEmbed_oilPalmClusters: 'Oil palm clusters',
  siteEmbed_protectedAreas: 'Protected areas',
  siteEmbed_weeklyYield: 'Weekly yield',
  siteEmbed_profitPerWeek: 'Monthly profit',
  siteEmbed_open: 'Embed',
  siteEmbed_title: 'Embed this map',
  siteEmbed_text: 'Paste this into the page that is to show the map.',
  siteEmbed_key: 'Key',
  siteEmbed_keyHint:
    'An administrator gives one to each partner. It names the pages that may show the map; elsewhere the browser refuses it.',
  siteEmbed_snippet: 'Snippet',
  siteEmbed_copy: 'Copy',
  siteEmbed_close: 'Close',
  siteEmbed_copied: 'Copied.',
  siteEmbed_copyByHand:
    'The browser does not let this page copy. The snippet is marked: copy it with the keyboard.'
};
