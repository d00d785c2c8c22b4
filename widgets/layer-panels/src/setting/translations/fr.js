System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        layerPanels_panelOf: 'Couche',
        layerPanels_choose: 'Choisir une couche',
        layerPanels_none: 'Pas de propriétés',
        layerPanels_slider: '{field} : curseur',
        layerPanels_min: '{field} : plus petite valeur',
        layerPanels_max: '{field} : plus grande valeur',
        layerPanels_ofData: 'd’après les données',
        layerPanels_figure: '{field} : chiffre du bilan',
        layerPanels_noFigure: 'Aucun chiffre',
        layerPanels_total: 'Total',
        layerPanels_average: 'Moyenne',
        layerPanels_list: '{field} : cases à cocher',
        layerPanels_countBy: '{field} : compté par valeur',
        layerPanels_asCatalogue: 'Comme dans le catalogue'
      });
    }
  };
});
