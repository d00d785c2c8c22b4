System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        map: 'Carte',
        contents: 'Contenu des infobulles',
        rasters: 'Valeurs des images affichées',
        futurePrices: 'Prix des communautés, avec « Modifier »',
        services: 'Services',
        serverUrl: 'Adresse du serveur (vide : celle de la page)'
      });
    }
  };
});
