System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        biocharAnalysis_part: 'Partie',
        biocharAnalysis_partTool: 'Outil',
        biocharAnalysis_partResult: 'Résultat',
        biocharAnalysis_partHint: 'L’outil montre lui-même son résultat, sauf si une autre instance le fait.',
        biocharAnalysis_toolWidgetId: 'Outil auquel elle appartient',
        biocharAnalysis_chooseTool: 'Choisir un outil',
        biocharAnalysis_map: 'Carte',
        biocharAnalysis_services: 'Services',
        biocharAnalysis_serverUrl: 'Adresse du serveur SITE (vide : celle de la page)',
        biocharAnalysis_layers:
          'Couches des enregistrements (identifiant ou titre ; vide : celles du catalogue)',
        biocharAnalysis_factories: 'Usines',
        biocharAnalysis_maize: 'Production de maïs 2023',
        biocharAnalysis_palm: 'Palmeraies du delta du Niger'
      });
    }
  };
});
