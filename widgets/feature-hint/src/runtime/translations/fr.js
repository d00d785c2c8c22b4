System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        _widgetLabel: 'Conseil',
        _widgetDescription: 'Deux conseils temporisés.',
        _action_showSecondHint_label: 'Afficher le second conseil',
        featureHint_title: 'Comment utiliser cette carte',
        featureHint_first:
          'Activez le bouton Zone de desserte à droite, puis cliquez n’importe où sur la carte pour commencer.',
        featureHint_second:
          'Désactivez le bouton Zone de desserte, puis cliquez dans la zone dessinée pour en voir les détails',
        featureHint_ok: 'OK'
      });
    }
  };
});
