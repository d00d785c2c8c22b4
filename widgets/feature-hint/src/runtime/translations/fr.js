System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        _widgetLabel: 'Conseil',
        _widgetDescription: 'Deux conseils temporisés.',
        _action_showSecondHint_label: 'Afficher le second conseil',
        featureHint_title: 'Comment utiliser cette carte',
        featureHint_ok: 'OK'
      });
    }
  };
});
