System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        rawMaterialSummary_map: 'Carte',
        rawMaterialSummary_layerSection: 'Couche des achats',
        rawMaterialSummary_layer: 'Couche : son identifiant ou son titre dans la carte web',
        rawMaterialSummary_dateField: 'Champ de la date',
        rawMaterialSummary_supplierField: 'Champ du fournisseur',
        rawMaterialSummary_communityField: 'Champ de la communauté',
        rawMaterialSummary_layerHint:
          'Les chiffres viennent du serveur ; les champs sont ceux que le filtre demande à la carte.',
        rawMaterialSummary_services: 'Services',
        rawMaterialSummary_serverUrl: 'Adresse du serveur (vide : celle de la page)',
        rawMaterialSummary_texts: 'Textes (vide : texte habituel)',
        rawMaterialSummary_hint: 'Indication au-dessus du filtre'
      });
    }
  };
});
