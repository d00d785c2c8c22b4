System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        featureHint_timing: 'Moment',
        featureHint_delay: 'Premier conseil après (ms)',
        featureHint_map: 'Carte',
        featureHint_mapHint: 'Qui a commencé sur cette carte ne reçoit plus le conseil de départ.',
        featureHint_about: 'Sujet des conseils',
        featureHint_serviceArea: 'L’outil des zones de desserte',
        featureHint_oilPalmClusters: 'Groupes de palmiers à huile',
        featureHint_protectedAreas: 'Aires protégées',
        featureHint_texts: 'Textes (vide : texte habituel)',
        featureHint_firstText: 'Premier conseil',
        featureHint_secondText: "Second conseil, après l'action de message"
      });
    }
  };
});
