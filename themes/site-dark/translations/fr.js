System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        _themeLabel: 'SITE sombre'
      });
    }
  };
});
