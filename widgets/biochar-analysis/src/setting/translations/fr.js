System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        biocharAnalysis_partTool: 'Outil',
        biocharAnalysis_partResult: 'Résultat',
        biocharAnalysis_asking: 'Saisie',
        biocharAnalysis_unit: 'Unité du rayon par défaut',
        biocharAnalysis_unitHelp: 'L’utilisateur peut choisir l’autre unité.',
        biocharAnalysis_kilometers: 'Kilomètres',
        biocharAnalysis_miles: 'Miles',
        biocharAnalysis_layers: 'Couches des enregistrements',
        biocharAnalysis_layersHelp:
          'Ouvertes pour afficher les enregistrements d’un chiffre ; les chiffres viennent du serveur.',
        biocharAnalysis_factories: 'Usines',
        biocharAnalysis_maize: 'Production de maïs 2023',
        biocharAnalysis_palm: 'Palmeraies du delta du Niger',
        biocharAnalysis_toggleLabel: "Libellé de l'interrupteur",
        biocharAnalysis_toggleLabelHelp: 'À côté de l’interrupteur qui active les clics sur la carte.',
        biocharAnalysis_hint: 'Indication en dessous',
        biocharAnalysis_hintHelp: 'Explique l’étape suivante.'
      });
    }
  };
});
