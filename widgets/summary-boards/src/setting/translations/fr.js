System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        summaryBoards_instance: 'Cette instance',
        summaryBoards_boardsWidgetIdHelp: 'Une instance de ce widget qui montre les tableaux demandés.',
        summaryBoards_scopeHelp: 'Le lecteur peut en compter d’autres.',
        summaryBoards_mostBars: 'Barres d’un champ',
        summaryBoards_mostBarsHelp:
          'D’un champ dont aucun tableau ne liste les valeurs : les plus fréquentes.',
        summaryBoards_shown: 'Tableaux offerts',
        summaryBoards_shownHelp: 'Dans une liste des tableaux ; ceux faits ici aussi.',
        summaryBoards_board: 'Ce qui est montré',
        summaryBoards_boardChoose: 'Une liste des tableaux',
        summaryBoards_boardAsked: 'Les tableaux demandés',
        summaryBoards_boardHint:
          'Une liste ouvre le tableau choisi ; une instance qui montre ce qui est demandé reste vide jusqu’à ce qu’une liste ou un panneau de couche le demande.',
        summaryBoards_boardsWidgetId: 'Où s’ouvrent les tableaux',
        summaryBoards_here: 'Sous la liste',
        summaryBoards_scope: 'Compté d’abord',
        summaryBoards_scope_all: 'Tous les enregistrements',
        summaryBoards_scope_view: 'Ceux à l’écran',
        summaryBoards_scope_filtered: 'Ceux que gardent les filtres',
        summaryBoards_layers: 'Couches',
        summaryBoards_layersHint:
          'Les couches sont trouvées par ce que le catalogue en dit. Si la carte Web en a une autre à cette place, choisissez-la.',
        summaryBoards_offered: 'Tableaux proposés',
        summaryBoards_addBoard: 'Ajouter un tableau',
        summaryBoards_newBoard: 'Nouveau tableau',
        summaryBoards_removeBoard: 'Retirer {title}',
        summaryBoards_title: 'Titre du tableau',
        summaryBoards_layer: 'Couche',
        summaryBoards_anotherLayer: 'Une autre couche de la carte',
        summaryBoards_whichLayer: '{title} : quelle couche de la carte',
        summaryBoards_whichLayerHelp: 'Sans couche, le tableau n’a rien à compter.',
        summaryBoards_figureLabel: 'Texte du chiffre',
        summaryBoards_figureOf: '{label} : ce que c’est',
        summaryBoards_figureField: '{label} : champ',
        summaryBoards_of_count: 'Enregistrements',
        summaryBoards_of_sum: 'Total d’un champ',
        summaryBoards_of_average: 'Moyenne d’un champ',
        summaryBoards_of_different: 'Valeurs différentes d’un champ',
        summaryBoards_addFigure: 'Ajouter un chiffre',
        summaryBoards_removeFigure: 'Retirer le chiffre {label}',
        summaryBoards_bars: 'Barres par',
        summaryBoards_noBars: 'Aucune barre'
      });
    }
  };
});
