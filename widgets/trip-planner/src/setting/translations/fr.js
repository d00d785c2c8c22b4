System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        tripPlanner_part: 'Partie',
        tripPlanner_partTool: 'Planificateur',
        tripPlanner_partTimeline: 'Calendrier des trajets',
        tripPlanner_partHint:
          'Le planificateur seul montre les deux. Placez ailleurs le calendrier et indiquez le planificateur dont il dépend.',
        tripPlanner_toolWidgetId: 'Planificateur dont il dépend',
        tripPlanner_chooseTool: 'Choisissez un planificateur',
        tripPlanner_map: 'Carte',
        tripPlanner_services: 'Services',
        tripPlanner_serverUrl: 'Adresse du serveur (vide : celle de la page)',
        tripPlanner_rules: 'Véhicules, usine et journée de travail',
        tripPlanner_rulesText:
          'Selon les paramètres du serveur (v{version}) : usine à {place}, {speed} km/h, {start}–{end}. Un administrateur les y modifie.',
        tripPlanner_rulesUnknown: 'Les paramètres du serveur n’ont pas pu être lus.',
        tripPlanner_texts: 'Textes (vide : texte habituel)',
        tripPlanner_hint: 'Indication au-dessus du formulaire'
      });
    }
  };
});
