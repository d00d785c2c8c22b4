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
          'Fournisseurs et communautés avec le plus de tonnes ; le tableau les a tous.',
        rawMaterialSummary_layerHint:
          'Les chiffres viennent du serveur ; les champs sont ceux que le filtre demande à la carte.',
        rawMaterialSummary_result: 'Résultat',
        rawMaterialSummary_hint: 'Indication au-dessus du filtre',
        rawMaterialSummary_hintHelp: 'À quoi sert le filtre.'
      });
    }
  };
});
