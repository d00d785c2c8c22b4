export default {
  _widgetLabel: 'Map',
  mapLabel: 'Map: {title}',
  mapLoading: 'Loading the map …',
  mapUpdating: 'Loading …',
  mapFailed: 'The map could not be loaded.',
  mapFailedHint: 'Check that the server is running and that you are online.',
  mapRetry: 'Retry',
  mapNotConfigured: 'Choose a web map for this widget.',
  layerFailed: '{layer} could not be loaded.',
  layersFailedRest: 'The rest of the map works.',
  dismiss: 'Close'
};
