System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        _widgetLabel: 'Tournées de collecte',
        _widgetDescription:
          'Quel camion collecte quels tas de P1 dans quel ordre : tournées, coût et horaires.'
      });
    }
  };
});
