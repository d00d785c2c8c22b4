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
  siteEmbed_text: 'Paste this into the page that will show the map.',
  siteEmbed_key: 'Key',
  siteEmbed_keyHint:
    'An administrator issues one per partner. It limits the pages that can show the map; browsers block it elsewhere.',
  siteEmbed_snippet: 'Snippet',
  siteEmbed_copy: 'Copy',
  siteEmbed_close: 'Close',
  siteEmbed_copied: 'Copied.',
  siteEmbed_copyByHand: 'The browser blocked copying. The snippet is selected: copy it with the keyboard.'
};
