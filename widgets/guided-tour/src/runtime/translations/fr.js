System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        _widgetLabel: 'Visite guidée',
        _widgetDescription: 'Visite de la carte en sept étapes.',
        guidedTour_next: 'Suivant',
        guidedTour_back: 'Retour',
        guidedTour_done: 'Terminer',
        guidedTour_close: 'Quitter la visite',
        guidedTour_progress: 'Étape {current} sur {total}',
        guidedTour_welcome: 'Bienvenue dans {product}',
        guidedTour_welcomeText:
          'Des cartes et des chiffres pour savoir où acheter, transformer, transporter et épandre. La visite a {count} courtes étapes ; Échap y met fin, et le menu utilisateur la relance.',
        guidedTour_mapViews: 'Changer de vue',
        guidedTour_mapViewsText:
          'Le palmier à huile à plat en 2D, avec tous les outils, ou en relief selon les tonnes en 3D.',
        guidedTour_areas: 'Explorer des zones pour installer votre usine',
        guidedTour_areasText:
          'Activez la zone de desserte et cliquez sur la carte : vous voyez ce que l’on atteint dans le temps de trajet choisi, avec moulins, tonnes, prix et bénéfice.',
        guidedTour_commodities: 'Passer d’une culture à l’autre',
        guidedTour_commoditiesText:
          'Le palmier à huile a ses moulins, ses achats et ses outils ; le manioc, la production de chaque État.',
        guidedTour_yield: 'Faire glisser pour explorer les rendements',
        guidedTour_yieldText:
          'Ouvrez Couches, puis les propriétés d’une couche : les curseurs filtrent la carte, et les nombres suivent.',
        guidedTour_pen: 'Modifier les installations avec le crayon',
        guidedTour_penText:
          'Cliquez sur une usine, un dépôt, un client ou un épandage. Le crayon de la fiche modifie l’enregistrement ; seuls les administrateurs peuvent l’enregistrer.',
        guidedTour_mills: 'Filtrer les moulins étiquetés',
        guidedTour_millsText:
          'Dans Couches, les moulins étiquetés se filtrent par durabilité, jours depuis la dernière découverte de P1, prix et tonnes. Tracez ensuite une zone de desserte parmi ceux qui restent.'
      });
    }
  };
});
