System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        addAsset_map: 'Carte',
        addAsset_names: 'Noms',
        addAsset_product: 'Marque, comme dans « SITE Factory »',
        addAsset_services: 'Services',
        addAsset_serverUrl: 'Adresse du serveur SITE (vide : celle de la page)'
      });
    }
  };
});
