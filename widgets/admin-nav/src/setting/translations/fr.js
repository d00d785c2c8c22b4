System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        adminNav_addresses: 'Adresses',
        adminNav_homeUrl: 'Carte',
        adminNav_pagesUrl: "Ce qui précède l'identifiant d'une page"
      });
    }
  };
});
