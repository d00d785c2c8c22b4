System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        biocharAnalysis_partTool: 'Outil',
        biocharAnalysis_partResult: 'Résultat',
        biocharAnalysis_asking: 'Comment on demande',
        biocharAnalysis_unit: 'Unité du rayon au départ',
        biocharAnalysis_unitHelp: 'Un lecteur peut choisir l’autre.',
        biocharAnalysis_kilometers: 'Kilomètres',
        biocharAnalysis_miles: 'Miles',
        biocharAnalysis_layers: 'Couches des enregistrements',
        biocharAnalysis_layersHelp:
          'Dont les enregistrements forment les chiffres ; les chiffres eux-mêmes viennent du serveur.',
        biocharAnalysis_factories: 'Usines',
        biocharAnalysis_maize: 'Production de maïs 2023',
        biocharAnalysis_palm: 'Palmeraies du delta du Niger',
        biocharAnalysis_toggleLabel: "Libellé de l'interrupteur",
        biocharAnalysis_toggleLabelHelp: 'À côté de l’interrupteur qui prend les clics sur la carte.',
        biocharAnalysis_hint: 'Indication en dessous',
        biocharAnalysis_hintHelp: 'Ce qu’il faut faire ensuite.'
      });
    }
  };
});
