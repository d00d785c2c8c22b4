System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        embed_map: 'Carte dont la sélection est transmise',
        embed_which: 'Carte de cette page',
        embed_serviceArea: 'Zone de desserte',
        embed_oilPalmClusters: 'Groupes de palmiers à huile',
        embed_protectedAreas: 'Aires protégées',
        embed_weeklyYield: 'Rendement hebdomadaire',
        embed_profitPerWeek: 'Profit par semaine',
        embed_services: 'Services',
        embed_serverUrl: 'Adresse du serveur (vide : celle de la page)'
      });
    }
  };
});
