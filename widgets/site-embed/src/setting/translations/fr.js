System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        siteEmbed_mapHelp: 'La carte dont la sélection est transmise à la page autour.',
        siteEmbed_which: 'Carte de cette page',
        siteEmbed_whichHelp: 'Donne au cadre son adresse et son nom.',
        siteEmbed_frameHeight: 'Hauteur du cadre',
        siteEmbed_frameHeightHelp: 'Dans le HTML copié ; la page qui l’intègre peut la changer.',
        siteEmbed_serviceArea: 'Zone de desserte',
        siteEmbed_oilPalmClusters: 'Groupes de palmiers à huile',
        siteEmbed_protectedAreas: 'Aires protégées',
        siteEmbed_weeklyYield: 'Rendement hebdomadaire',
        siteEmbed_profitPerWeek: 'Profit mensuel'
      });
    }
  };
});
