System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        _widgetLabel: 'Fonds de carte',
        _widgetDescription: 'Change le fond de carte.',
        noMap: 'Choisissez une carte pour changer son fond.',
        basemapsFailed: 'Les fonds de carte n’ont pas pu être chargés. La carte garde son fond actuel.',
        basemapsRetry: 'Réessayer'
      });
    }
  };
});
