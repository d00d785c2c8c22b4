System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        board: 'Ce qui est montré',
        boardChoose: 'Une liste des tableaux',
        boardAsked: 'Les tableaux demandés',
        boardHint:
          'Une liste ouvre le tableau choisi ; une instance qui montre ce qui est demandé reste vide jusqu’à ce qu’une liste ou un panneau de couche le demande.',
        boardsWidgetId: 'Où s’ouvrent les tableaux',
        here: 'Sous la liste',
        scope: 'Compté d’abord',
        scope_all: 'Tous les enregistrements',
        scope_view: 'Ceux à l’écran',
        scope_filtered: 'Ceux que gardent les filtres',
        map: 'Carte',
        layers: 'Couches',
        layersHint: 'L’identifiant ou le titre de chaque couche dans la carte Web.',
        fieldPurchases: 'P1 entreposé aux moulins',
        factories: 'Usines propres',
        customers: 'Usines des clients',
        taggedMills: 'Moulins marqués',
        oilPalmClusters: 'Groupes de palmiers à huile',
        deforestation: 'Terres déboisées',
        lgas: 'LGA',
        wards: 'Quartiers',
        mills: 'Moulins, pour leurs groupes',
        rawMaterialSource: 'Achats de matière première',
        biocharApplications: 'Épandages de biochar'
      });
    }
  };
});
