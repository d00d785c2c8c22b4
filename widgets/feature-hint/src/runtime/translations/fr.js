System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        _widgetLabel: 'Conseil',
        _widgetDescription: 'Deux conseils temporisés.',
        _action_showSecondHint_label: 'Afficher le second conseil',
        title: 'Comment utiliser cette carte',
        first:
          'Activez le bouton Zone de desserte à droite, puis cliquez n’importe où sur la carte pour commencer.',
        second:
          'Désactivez le bouton Zone de desserte, puis cliquez dans la zone dessinée pour en voir les détails',
        ok: 'OK'
      });
    }
  };
});
