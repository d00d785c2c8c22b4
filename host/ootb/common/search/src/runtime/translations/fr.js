System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        _widgetLabel: 'Recherche',
        searchHint: 'Rechercher',
        noMap: 'Choisissez une carte où rechercher.',
        closeSearch: 'Fermer la recherche',
        missing: 'Non consulté, car pas accessible pour vous en ce moment : {sources}.'
      });
    }
  };
});
