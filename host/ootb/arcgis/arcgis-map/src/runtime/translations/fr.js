System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        _widgetLabel: 'Carte',
        mapLabel: 'Carte : {title}',
        mapLoading: 'Chargement de la carte …',
        mapUpdating: 'Chargement …',
        mapFailed: 'La carte n’a pas pu être chargée.',
        mapFailedHint: 'Vérifiez que le serveur fonctionne et que vous êtes connecté.',
        mapRetry: 'Réessayer',
        mapNotConfigured: 'Choisissez une carte web pour ce widget.',
        layerFailed: '{layer} n’a pas pu être chargée.',
        layersFailedRest: 'Le reste de la carte fonctionne.',
        dismiss: 'Fermer'
      });
    }
  };
});
