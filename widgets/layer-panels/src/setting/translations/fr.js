System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        layerPanels_listing: 'Liste',
        layerPanels_isUnfolded: 'Les groupes de couches sont dépliés au départ',
        layerPanels_isUnfoldedHelp: 'L’utilisateur peut les replier et les déplier.',
        layerPanels_hiddenHint: 'La carte les affiche toujours comme configuré.',
        layerPanels_required: 'Couches que la carte doit avoir',
        layerPanels_requiredHint: 'Le panneau nomme celles qui manquent à la carte.',
        layerPanels_hidden: 'Couches que le panneau ne montre pas',
        layerPanels_planner: 'Planificateur de trajets',
        layerPanels_plannerHint:
          'Chaque agent des achats de P1 au champ a un bouton qui y planifie ses trajets.',
        layerPanels_noPlanner: 'Aucun : pas de bouton',
        layerPanels_panels: 'Contenu des propriétés d’une couche',
        layerPanels_panelsHint:
          'Par défaut, les couches ont les propriétés du catalogue ; les autres couches, celles du type de leurs champs. Une liste a jusqu’à 100 valeurs.',
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
