System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        adminNav_addresses: 'Liens',
        adminNav_product: 'Marque',
        adminNav_productHelp: 'Le premier lien, qui mène à la carte.',
        adminNav_homeUrl: 'Carte',
        adminNav_homeUrlHelp: 'Où mène le premier lien.',
        adminNav_pagesUrl: "Ce qui précède l'identifiant d'une page",
        adminNav_pagesUrlHelp:
          'Les pages listées sont celles de l’application : /map/admin/ et l’identifiant d’une page font son adresse.'
      });
    }
  };
});
