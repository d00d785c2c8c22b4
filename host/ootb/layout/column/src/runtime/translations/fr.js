System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        _widgetLabel: 'Colonne',
        _widgetDescription: 'Empile des widgets les uns sous les autres.',
        _layout_DEFAULT_label: 'Colonne'
      });
    }
  };
});
