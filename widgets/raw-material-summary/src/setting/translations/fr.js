System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        rawMaterialSummary_layerSection: 'Couche des achats',
        rawMaterialSummary_layer: 'Couche',
        rawMaterialSummary_dateField: 'Champ de la date',
        rawMaterialSummary_supplierField: 'Champ du fournisseur',
        rawMaterialSummary_communityField: 'Champ de la communauté',
        rawMaterialSummary_mostBars: 'Barres au-dessus d’un tableau',
        rawMaterialSummary_mostBarsHelp:
          'Fournisseurs et communautés avec le plus de tonnes ; le tableau liste tout.',
        rawMaterialSummary_layerHint: 'Le serveur calcule les chiffres ; ces champs filtrent la carte.',
        rawMaterialSummary_result: 'Résultat',
        rawMaterialSummary_hint: 'Indication au-dessus du filtre',
        rawMaterialSummary_hintHelp: 'Explique le filtre.'
      });
    }
  };
});
