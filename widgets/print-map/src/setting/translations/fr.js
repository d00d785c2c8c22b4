System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        printMap_mapHelp: 'La carte à imprimer.',
        printMap_sheet: 'Feuille',
        printMap_product: 'Marque sur la feuille',
        printMap_productHelp: 'Imprimée sur chaque feuille.',
        printMap_orientation: 'Orientation par défaut du papier',
        printMap_orientationHelp: 'A4 ; l’utilisateur peut la changer.',
        printMap_landscape: 'Paysage',
        printMap_portrait: 'Portrait',
        printMap_dotsPerInch: 'Résolution de l’image',
        printMap_dotsPerInchHelp: 'Points par pouce ; une valeur élevée prend plus de temps.',
        printMap_hasLegend: 'Inclure la légende par défaut',
        printMap_hasLegendHelp: 'L’utilisateur peut l’inclure ou l’omettre.'
      });
    }
  };
});
