System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        addAsset_offered: 'Ce qui peut être ajouté',
        addAsset_kinds: 'Sortes d’actifs',
        addAsset_kindsHelp: 'Proposées à la deuxième étape, dans l’ordre de la spécification.',
        addAsset_product: 'Marque',
        addAsset_productHelp: 'Précède ce qui porte le nom de l’entreprise, comme dans « SITE Factory ».'
      });
    }
  };
});
