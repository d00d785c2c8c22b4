System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        featureHint_mapHint:
          'Le premier conseil n’est pas affiché si l’utilisateur a déjà commencé sur cette carte.',
        featureHint_hints: 'Conseils',
        featureHint_about: 'Sujet des conseils',
        featureHint_aboutHelp: 'L’outil a deux conseils ; les objets à cliquer n’ont que le premier.',
        featureHint_serviceArea: 'L’outil des zones de desserte',
        featureHint_oilPalmClusters: 'Groupes de palmiers à huile',
        featureHint_protectedAreas: 'Aires protégées',
        featureHint_delay: 'Premier conseil après',
        featureHint_delayHelp: 'Après l’ouverture de la page ; 1 000 ms = 1 seconde.',
        featureHint_firstText: 'Premier conseil',
        featureHint_firstTextHelp: 'Explique comment commencer.',
        featureHint_secondText: 'Second conseil',
        featureHint_secondTextHelp: 'Affiché par l’action de message « Afficher le second conseil ».'
      });
    }
  };
});
