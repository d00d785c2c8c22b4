System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        _widgetLabel: 'Itinéraire',
        _widgetDescription: 'Trouve le chemin entre des lieux, par la route.',
        placeHint: 'Chercher un lieu',
        noMap: 'Choisissez une carte où dessiner les itinéraires.',
        noService: 'Choisissez un service d’itinéraires pour ce widget.',
        routesFailed: 'Le service d’itinéraires est injoignable. Le reste de la carte fonctionne.'
      });
    }
  };
});
