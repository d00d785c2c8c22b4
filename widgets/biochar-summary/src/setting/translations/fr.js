System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        biocharSummary_layerSection: 'Couche des épandages',
        biocharSummary_layer: 'Couche',
        biocharSummary_dateField: 'Champ du jour de début',
        biocharSummary_lgaField: 'Champ de la LGA',
        biocharSummary_mostBars: 'Barres au-dessus d’un tableau',
        biocharSummary_mostBarsHelp: 'Les derniers mois, et les LGA qui ont le plus ; le tableau les a tous.',
        biocharSummary_layerHint:
          'Les chiffres viennent du serveur ; les champs sont ceux que le filtre demande à la carte.',
        biocharSummary_result: 'Résultat',
        biocharSummary_hint: 'Indication au-dessus du filtre',
        biocharSummary_hintHelp: 'À quoi sert le filtre.'
      });
    }
  };
});
