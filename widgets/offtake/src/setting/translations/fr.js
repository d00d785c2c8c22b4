System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        offtake_partTool: 'Outil',
        offtake_partResult: 'Résultat',
        offtake_layers: "Couches d'exploitations",
        offtake_layersHint:
          'Ouvertes pour afficher les enregistrements d’un décompte ; les décomptes viennent du serveur.',
        offtake_toggleLabel: "Libellé de l'interrupteur",
        offtake_toggleLabelHelp: 'À côté de l’interrupteur qui active les clics sur la carte.',
        offtake_hint: 'Indication en dessous',
        offtake_hintHelp: 'Explique l’étape suivante.'
      });
    }
  };
});
