System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        assetPopups_contents: 'Contenu des infobulles',
        assetPopups_rasters: 'Valeurs des images affichées',
        assetPopups_rastersHelp: 'Un clic affiche aussi la valeur de chaque image visible à cet endroit.',
        assetPopups_futurePrices: 'Prix des communautés, avec « Modifier »',
        assetPopups_futurePricesHelp: 'Prix actuel et prévu de P1 ; le prix prévu est réservé au personnel.',
        assetPopups_editing: 'Les administrateurs modifient et suppriment des enregistrements',
        assetPopups_editingHelp:
          'Boutons Modifier et Supprimer, visibles seulement pour les administrateurs.',
        assetPopups_offers: 'Actions à partir d’un lieu',
        assetPopups_offersHelp:
          'Commencer une zone de desserte ou obtenir un itinéraire, si la page a l’outil.',
        assetPopups_sourceLayer: 'Couche des achats',
        assetPopups_product: 'Marque',
        assetPopups_productHelp: 'Dans le nom d’une usine et d’un AP.'
      });
    }
  };
});
