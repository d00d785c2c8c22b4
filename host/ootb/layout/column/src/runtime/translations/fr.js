System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        _widgetLabel: 'Colonne',
        _layout_DEFAULT_label: 'Colonne'
      });
    }
  };
});
