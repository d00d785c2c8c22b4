System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        summaryBoards_shown: 'Tableaux de la liste',
        summaryBoards_shownHelp: 'Y compris ceux ajoutés ici.',
        summaryBoards_boardChoose: 'Liste des tableaux',
        summaryBoards_boardAsked: 'Les tableaux demandés',
        summaryBoards_here: 'Sous la liste',
        summaryBoards_addBoard: 'Ajouter un tableau',
        summaryBoards_newBoard: 'Nouveau tableau',
        summaryBoards_removeBoard: 'Retirer {title}',
        summaryBoards_title: 'Titre du tableau',
        summaryBoards_layer: 'Couche',
        summaryBoards_anotherLayer: 'Une autre couche de la carte',
        summaryBoards_whichLayer: '{title} : couche de la carte',
        summaryBoards_whichLayerHelp: 'Sans couche, le tableau n’a rien à compter.',
        summaryBoards_figureLabel: 'Libellé du chiffre',
        summaryBoards_figureOf: '{label} : type',
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
