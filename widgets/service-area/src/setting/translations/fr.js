System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        part: 'Partie',
        partTool: 'Outil',
        partDetail: 'Détail de la zone choisie',
        partTable: 'Tableau des zones',
        partHint:
          "L'outil seul montre les trois. Placez ailleurs le détail ou le tableau et indiquez l'outil dont ils dépendent.",
        toolWidgetId: 'Outil dont elle dépend',
        chooseTool: 'Choisissez un outil',
        map: 'Carte',
        services: 'Services',
        serverUrl: 'Adresse du serveur (vide : celle de la page)',
        limits: 'Limites',
        limitsText:
          'Selon les paramètres du serveur (v{version}) : {max} zones, {shortest} à {longest} minutes, {offered} proposées.',
        limitsUnknown:
          "Les paramètres du serveur n'ont pas pu être lus ; les valeurs de la spécification s'appliquent.",
        texts: 'Textes (vide : texte habituel)',
        toggleLabel: "Libellé de l'interrupteur",
        hint: 'Indication en dessous'
      });
    }
  };
});
