System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        offtake_partTool: 'Outil',
        offtake_partResult: 'Résultat',
        offtake_layers: "Couches d'exploitations",
        offtake_layersHint:
          'Dont les enregistrements forment un décompte ; les décomptes eux-mêmes viennent du serveur.',
        offtake_toggleLabel: "Libellé de l'interrupteur",
        offtake_toggleLabelHelp: 'À côté de l’interrupteur qui prend les clics sur la carte.',
        offtake_hint: 'Indication en dessous',
        offtake_hintHelp: 'Ce qu’il faut faire ensuite.'
      });
    }
  };
});
