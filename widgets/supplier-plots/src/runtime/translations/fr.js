System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        _widgetLabel: 'Parcelles des fournisseurs',
        _widgetDescription:
          'Parcelles des fournisseurs : relevées sur la carte, contrôlées, examinées et exportées avec la preuve d’origine.',
        supplierPlots_views: 'Vues des parcelles',
        supplierPlots_viewPlots: 'Parcelles',
        supplierPlots_viewScreening: 'Examen',
        supplierPlots_viewFiles: 'Fichiers'
      });
    }
  };
});
