System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        _widgetLabel: 'Légende',
        noMap: 'Choisissez une carte pour la légende.'
      });
    }
  };
});
