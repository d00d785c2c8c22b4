System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        biocharSummary_map: 'Carte',
        biocharSummary_layerSection: 'Couche des épandages',
        biocharSummary_layer: 'Couche : son identifiant ou son titre dans la carte web',
        biocharSummary_dateField: 'Champ du jour de début',
        biocharSummary_lgaField: 'Champ de la LGA',
        biocharSummary_layerHint:
          'Les chiffres viennent du serveur ; les champs sont ceux que le filtre demande à la carte.',
        biocharSummary_services: 'Services',
        biocharSummary_serverUrl: 'Adresse du serveur (vide : celle de la page)',
        biocharSummary_texts: 'Textes (vide : texte habituel)',
        biocharSummary_hint: 'Indication au-dessus du filtre'
      });
    }
  };
});
