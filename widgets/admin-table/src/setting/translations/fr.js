System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        adminTable_records: 'Enregistrements',
        adminTable_markerType: 'Type d’enregistrements',
        adminTable_markerTypeHelp: 'Changer de type efface les colonnes choisies ci-dessous.',
        adminTable_columns: 'Colonnes par défaut',
        adminTable_columnsHelp: 'Si vide, toutes. Les utilisateurs peuvent en afficher et en masquer.',
        adminTable_changes: 'Modification',
        adminTable_canChange: 'Les administrateurs modifient et suppriment ici',
        adminTable_canChangeHelp:
          'Désactivé : lecture seule. Le serveur rejette toujours les modifications des autres.',
        adminTable_addUrl: 'Page d’ajout d’un enregistrement',
        adminTable_addUrlHelp: 'Vide : pas de bouton.',
        adminTable_product: 'Marque',
        adminTable_productHelp: 'Dans le nom de nos usines.'
      });
    }
  };
});
