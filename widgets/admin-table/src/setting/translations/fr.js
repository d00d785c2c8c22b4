System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        adminTable_records: 'Enregistrements',
        adminTable_markerType: "Sorte d'enregistrements",
        adminTable_markerTypeHelp:
          'Une autre sorte a d’autres colonnes : celles choisies plus bas sont abandonnées.',
        adminTable_columns: 'Colonnes au début',
        adminTable_columnsHelp: 'Aucune choisie : toutes. Un lecteur peut en montrer et en cacher d’autres.',
        adminTable_changes: 'Modification',
        adminTable_canChange: 'Les administrateurs modifient et suppriment ici',
        adminTable_canChangeHelp:
          'Désactivé : un tableau à lire. Le serveur refuse les autres dans tous les cas.',
        adminTable_addUrl: 'Page où un enregistrement est ajouté',
        adminTable_addUrlHelp: 'Vide : pas de bouton.',
        adminTable_product: 'Marque',
        adminTable_productHelp: 'Dans le nom de nos usines.'
      });
    }
  };
});
