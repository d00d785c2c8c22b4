System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        printMap_mapHelp: 'La carte à imprimer.',
        printMap_sheet: 'Feuille',
        printMap_product: 'Marque sur la feuille',
        printMap_productHelp: 'Chaque feuille la nomme.',
        printMap_orientation: 'Orientation du papier au départ',
        printMap_orientationHelp: 'A4 ; le lecteur peut le tourner.',
        printMap_landscape: 'Paysage',
        printMap_portrait: 'Portrait',
        printMap_dotsPerInch: 'Résolution de l’image',
        printMap_dotsPerInchHelp: 'Points par pouce : plus fin, plus long à dessiner.',
        printMap_hasLegend: 'Légende au départ',
        printMap_hasLegendHelp: 'Le lecteur peut l’omettre ou la joindre.'
      });
    }
  };
});
