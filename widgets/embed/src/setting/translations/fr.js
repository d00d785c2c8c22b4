System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        embed_mapHelp: 'La carte dont la sélection est transmise à la page autour.',
        embed_which: 'Carte de cette page',
        embed_whichHelp: 'Donne au cadre son adresse et son nom.',
        embed_frameHeight: 'Hauteur du cadre',
        embed_frameHeightHelp: 'Dans le HTML copié ; la page qui l’intègre peut la changer.',
        embed_serviceArea: 'Zone de desserte',
        embed_oilPalmClusters: 'Groupes de palmiers à huile',
        embed_protectedAreas: 'Aires protégées',
        embed_weeklyYield: 'Rendement hebdomadaire',
        embed_profitPerWeek: 'Profit mensuel'
      });
    }
  };
});
