System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        serviceArea_partTool: 'Outil',
        serviceArea_partDetail: 'Détail de la zone choisie',
        serviceArea_partTable: 'Tableau des zones',
        serviceArea_detail: 'Détail',
        serviceArea_headline: 'Chiffres mis en avant',
        serviceArea_headlineHelp: 'Affichés en grand au-dessus des autres.',
        serviceArea_headlineNone: 'Rien',
        serviceArea_headlineWeeklyYield: 'Rendements hebdomadaires',
        serviceArea_headlineProfitPerWeek: 'Profit mensuel',
        serviceArea_toggleLabel: "Libellé de l'interrupteur",
        serviceArea_toggleLabelHelp: 'À côté de l’interrupteur qui active les clics sur la carte.',
        serviceArea_hint: 'Indication en dessous',
        serviceArea_hintHelp: 'Explique l’étape suivante.'
      });
    }
  };
});
