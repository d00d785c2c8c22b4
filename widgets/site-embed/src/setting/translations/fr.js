System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        siteEmbed_mapHelp: 'La carte dont la sélection est envoyée à la page qui l’intègre.',
        siteEmbed_which: 'Carte de cette page',
        siteEmbed_whichHelp: 'Définit l’adresse et le nom du cadre.',
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
