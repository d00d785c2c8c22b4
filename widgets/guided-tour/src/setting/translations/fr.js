System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        guidedTour_tour: 'Visite',
        guidedTour_delay: 'Délai à la première visite',
        guidedTour_delayHelp: 'La visite attend aussi la fermeture des dialogues ouverts.',
        guidedTour_product: 'Marque',
        guidedTour_productHelp: 'Nom dans l’étape de bienvenue.',
        guidedTour_steps: 'Étapes',
        guidedTour_stepsHelp: 'Dans cet ordre ; au moins une.',
        guidedTour_targets: 'Cibles des étapes',
        guidedTour_targetsHelp:
          'Sélecteurs CSS. Si vide, la valeur par défaut affichée dans le champ. Une étape dont la cible manque sur la page est affichée au milieu.',
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
