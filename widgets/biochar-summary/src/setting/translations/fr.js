System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        biocharSummary_layerSection: 'Couche des épandages',
        biocharSummary_layer: 'Couche',
        biocharSummary_dateField: 'Champ de la date de début',
        biocharSummary_lgaField: 'Champ de la LGA',
        biocharSummary_mostBars: 'Barres au-dessus d’un tableau',
        biocharSummary_mostBarsHelp: 'Derniers mois et LGA avec le plus de biochar ; le tableau liste tout.',
        biocharSummary_layerHint: 'Le serveur calcule les chiffres ; ces champs filtrent la carte.',
        biocharSummary_result: 'Résultat',
        biocharSummary_hint: 'Indication au-dessus du filtre',
        biocharSummary_hintHelp: 'Explique le filtre.'
      });
    }
  };
});
