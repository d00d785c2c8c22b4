System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        addAsset_offered: 'Sites à ajouter',
        addAsset_kinds: 'Types de sites',
        addAsset_kindsHelp: 'Proposés à la deuxième étape, dans un ordre fixe.',
        addAsset_product: 'Marque',
        addAsset_productHelp: 'Préfixe des noms de sites, par exemple « SITE Factory ».'
      });
    }
  };
});
