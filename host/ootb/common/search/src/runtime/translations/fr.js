System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        _widgetLabel: 'Recherche',
        _widgetDescription: 'Trouve des lieux et des enregistrements.',
        searchHint: 'Rechercher',
        noMap: 'Choisissez une carte où rechercher.',
        closeSearch: 'Fermer la recherche',
        nothingFound: 'Rien trouvé pour « {term} ».',
        noPosition:
          '« {term} » n’est pas une position dans la zone de cette carte. Saisissez la latitude puis la longitude, comme 5,0370 et 7,9233.',
        nothingFoundPartly: 'Rien trouvé pour « {term} », mais tout n’a pas pu être consulté.',
        missing: 'Non consulté, car pas accessible pour vous en ce moment : {sources}.'
      });
    }
  };
});
