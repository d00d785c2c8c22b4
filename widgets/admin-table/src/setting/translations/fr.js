System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        adminTable_records: 'Enregistrements',
        adminTable_markerType: "Sorte d'enregistrements",
        adminTable_pageSize: "Lignes par page (0 : comme d'habitude)",
        adminTable_columns: 'Colonnes au début (aucune choisie : toutes)',
        adminTable_services: 'Services et pages',
        adminTable_serverUrl: 'Adresse du serveur (vide : celle de la page)',
        adminTable_loginUrl: 'Page de connexion',
        adminTable_addUrl: 'Page où un enregistrement est ajouté (vide : pas de bouton)',
        adminTable_product: 'Produit, dans le nom de nos usines'
      });
    }
  };
});
