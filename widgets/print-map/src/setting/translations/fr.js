System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        printMap_map: 'Carte à imprimer',
        printMap_sheet: 'Feuille',
        printMap_product: 'Marque sur la feuille',
        printMap_orientation: 'Orientation du papier au départ',
        printMap_landscape: 'Paysage',
        printMap_portrait: 'Portrait'
      });
    }
  };
});
