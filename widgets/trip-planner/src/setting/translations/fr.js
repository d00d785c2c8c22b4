System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        tripPlanner_partTool: 'Planificateur',
        tripPlanner_partTimeline: 'Calendrier des trajets',
        tripPlanner_hint: 'Indication au-dessus du formulaire',
        tripPlanner_hintHelp: 'Explique la première étape.'
      });
    }
  };
});
