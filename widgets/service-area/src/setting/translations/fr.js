System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        serviceArea_part: 'Partie',
        serviceArea_partTool: 'Outil',
        serviceArea_partDetail: 'Détail de la zone choisie',
        serviceArea_partTable: 'Tableau des zones',
        serviceArea_partHint:
          "L'outil seul montre les trois. Placez ailleurs le détail ou le tableau et indiquez l'outil dont ils dépendent.",
        serviceArea_toolWidgetId: 'Outil dont elle dépend',
        serviceArea_chooseTool: 'Choisissez un outil',
        serviceArea_headline: 'En premier et en grand dans le détail',
        serviceArea_headlineNone: 'Rien',
        serviceArea_headlineWeeklyYield: 'Rendements hebdomadaires',
        serviceArea_headlineProfitPerWeek: 'Profit par semaine',
        serviceArea_map: 'Carte',
        serviceArea_services: 'Services',
        serviceArea_serverUrl: 'Adresse du serveur (vide : celle de la page)',
        serviceArea_limits: 'Limites',
        serviceArea_limitsText:
          'Selon les paramètres du serveur (v{version}) : {max} zones, {shortest} à {longest} minutes, {offered} proposées.',
        serviceArea_limitsUnknown:
          "Les paramètres du serveur n'ont pas pu être lus ; les valeurs de la spécification s'appliquent.",
        serviceArea_texts: 'Textes (vide : texte habituel)',
        serviceArea_toggleLabel: "Libellé de l'interrupteur",
        serviceArea_hint: 'Indication en dessous'
      });
    }
  };
});
