System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        assetPopups_map: 'Carte',
        assetPopups_contents: 'Contenu des infobulles',
        assetPopups_rasters: 'Valeurs des images affichées',
        assetPopups_futurePrices: 'Prix des communautés, avec « Modifier »',
        assetPopups_sourceLayer: 'Couche des achats, par identifiant ou titre (vide : raw-material-source)',
        assetPopups_product: 'Marque, dans le nom d’une usine',
        assetPopups_services: 'Services',
        assetPopups_serverUrl: 'Adresse du serveur (vide : celle de la page)'
      });
    }
  };
});
