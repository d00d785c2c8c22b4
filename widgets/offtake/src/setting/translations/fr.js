System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        offtake_part: 'Partie',
        offtake_partTool: 'Outil',
        offtake_partResult: 'Résultat',
        offtake_partHint:
          "L'outil seul montre les deux. Placez ailleurs le résultat et indiquez l'outil dont il dépend.",
        offtake_toolWidgetId: 'Outil dont elle dépend',
        offtake_chooseTool: 'Choisissez un outil',
        offtake_map: 'Carte',
        offtake_services: 'Services',
        offtake_serverUrl: 'Adresse du serveur (vide : celle de la page)',
        offtake_layers: "Couches d'exploitations",
        offtake_layersHint:
          "Identifiant ou titre, dans la carte web, de la couche dont les enregistrements forment un décompte (vide : l'habituelle).",
        offtake_limits: 'Paramètres',
        offtake_limitsText:
          "Selon les paramètres du serveur (v{version}) : {radius} km, au plus {samples} points d'échantillonnage, {commercial} ha pour une exploitation commerciale sans taille, {small} ha pour une petite exploitation.",
        offtake_limitsUnknown: "Les paramètres du serveur n'ont pas pu être lus.",
        offtake_texts: 'Textes (vide : texte habituel)',
        offtake_toggleLabel: "Libellé de l'interrupteur",
        offtake_hint: 'Indication en dessous'
      });
    }
  };
});
