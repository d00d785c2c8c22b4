System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        _widgetLabel: 'Légende',
        _widgetDescription: 'Explique les symboles des couches visibles.',
        noMap: 'Choisissez une carte pour la légende.'
      });
    }
  };
});
