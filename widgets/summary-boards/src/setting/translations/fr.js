System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        summaryBoards_instance: 'Cette instance',
        summaryBoards_boardsWidgetIdHelp: 'Une instance de ce widget qui montre les tableaux demandés.',
        summaryBoards_scopeHelp: 'L’utilisateur peut le changer.',
        summaryBoards_mostBars: 'Barres par champ',
        summaryBoards_mostBarsHelp:
          'Les valeurs les plus fréquentes, pour les champs dont aucun tableau ne liste les valeurs.',
        summaryBoards_shown: 'Tableaux de la liste',
        summaryBoards_shownHelp: 'Y compris ceux ajoutés ici.',
        summaryBoards_board: 'Contenu',
        summaryBoards_boardChoose: 'Liste des tableaux',
        summaryBoards_boardAsked: 'Les tableaux demandés',
        summaryBoards_boardHint:
          'Une liste ouvre le tableau choisi ; une instance des tableaux demandés reste vide jusqu’à ce qu’une liste ou un panneau de couche en demande un.',
        summaryBoards_boardsWidgetId: 'Emplacement des tableaux ouverts',
        summaryBoards_here: 'Sous la liste',
        summaryBoards_scope: 'Compté par défaut',
        summaryBoards_scope_all: 'Tous les enregistrements',
        summaryBoards_scope_view: 'Enregistrements à l’écran',
        summaryBoards_scope_filtered: 'Enregistrements filtrés',
        summaryBoards_layers: 'Couches',
        summaryBoards_layersHint:
          'Les couches sont trouvées par leur entrée du catalogue. Si la carte Web en utilise une autre, choisissez-la.',
        summaryBoards_offered: 'Tableaux proposés',
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
