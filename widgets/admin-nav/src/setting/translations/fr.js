System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        adminNav_addresses: 'Liens',
        adminNav_product: 'Marque',
        adminNav_productHelp: 'Texte du premier lien, qui ouvre la carte.',
        adminNav_homeUrl: 'Carte',
        adminNav_homeUrlHelp: 'Cible du premier lien.',
        adminNav_pagesUrl: 'Chemin de base des pages',
        adminNav_pagesUrlHelp:
          'Liste les pages de l’application. L’adresse d’une page est ce chemin suivi de son identifiant.'
      });
    }
  };
});
