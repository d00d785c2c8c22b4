export default {
  _widgetLabel: 'Embed',
  _widgetDescription: 'A map as a snippet for other pages.',
  embed_serviceArea: 'Service area',
  embed_oilPalmClusters: 'Oil palm clusters',
  embed_protectedAreas: 'Protected areas',
  embed_weeklyYield: 'Weekly yield',
  embed_profitPerWeek: 'Monthly profit',
  embed_open: 'Embed',
  embed_title: 'Embed this map',
  embed_text: 'Paste this into the page that is to show the map.',
  embed_key: 'Key',
  embed_keyHint:
    'An administrator gives one to each partner. It names the pages that may show the map; elsewhere the browser refuses it.',
  embed_snippet: 'Snippet',
  embed_copy: 'Copy',
  embed_close: 'Close',
  embed_copied: 'Copied.',
  embed_copyByHand:
    'The browser does not let this page copy. The snippet is marked: copy it with the keyboard.'
};
