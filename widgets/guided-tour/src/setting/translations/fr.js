System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        guidedTour_timing: 'Moment',
        guidedTour_delay: 'Première visite : après (ms)',
        guidedTour_product: 'Marque',
        guidedTour_targets: 'Ce que montrent les étapes, en sélecteurs CSS (vide : l’usuel)',
        guidedTour_welcome: 'Bienvenue',
        guidedTour_mapViews: 'Vues de la carte',
        guidedTour_areas: 'Zones pour une usine',
        guidedTour_commodities: 'Cultures',
        guidedTour_yield: 'Rendements',
        guidedTour_pen: 'Crayon',
        guidedTour_mills: 'Moulins étiquetés'
      });
    }
  };
});
