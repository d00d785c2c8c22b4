System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        guidedTour_tour: 'Visite',
        guidedTour_delay: 'Première visite : après',
        guidedTour_delayHelp: 'Elle attend davantage tant qu’un dialogue est ouvert.',
        guidedTour_product: 'Marque',
        guidedTour_productHelp: 'Ce à quoi la visite souhaite la bienvenue.',
        guidedTour_steps: 'Étapes',
        guidedTour_stepsHelp: 'Dans cet ordre ; au moins une.',
        guidedTour_targets: 'Ce que montrent les étapes',
        guidedTour_targetsHelp:
          'En sélecteurs CSS. Vide : l’usuel, écrit dans le champ. Une étape dont la cible n’est pas sur la page se tient au milieu.',
        guidedTour_textOf: 'Texte de « {step} »',
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
