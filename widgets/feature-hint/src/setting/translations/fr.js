System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        featureHint_mapHint: 'Qui a commencé sur cette carte ne reçoit plus le conseil de départ.',
        featureHint_hints: 'Conseils',
        featureHint_about: 'Sujet des conseils',
        featureHint_aboutHelp: 'L’outil a deux conseils, les objets à cliquer seulement le premier.',
        featureHint_serviceArea: 'L’outil des zones de desserte',
        featureHint_oilPalmClusters: 'Groupes de palmiers à huile',
        featureHint_protectedAreas: 'Aires protégées',
        featureHint_delay: 'Premier conseil après',
        featureHint_delayHelp: 'Depuis l’ouverture de la page ; 1 000 ms font une seconde.',
        featureHint_firstText: 'Premier conseil',
        featureHint_firstTextHelp: 'Comment commencer.',
        featureHint_secondText: 'Second conseil',
        featureHint_secondTextHelp: "Vient avec l'action de message « Montrer le second conseil »."
      });
    }
  };
});
