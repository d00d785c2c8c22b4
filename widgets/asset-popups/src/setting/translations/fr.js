System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        assetPopups_contents: 'Contenu des infobulles',
        assetPopups_rasters: 'Valeurs des images affichées',
        assetPopups_rastersHelp: 'Un clic demande aussi à chaque image visible sa valeur à cet endroit.',
        assetPopups_futurePrices: 'Prix des communautés, avec « Modifier »',
        assetPopups_futurePricesHelp: 'Ce que coûte P1 et coûtera ; le serveur les donne au personnel.',
        assetPopups_editing: 'Les administrateurs modifient et suppriment des enregistrements',
        assetPopups_editingHelp: 'Le crayon et la corbeille ; personne d’autre ne les a dans tous les cas.',
        assetPopups_offers: 'Suites à partir d’un lieu',
        assetPopups_offersHelp:
          'Y commencer une zone de desserte, s’y faire guider, si la page a un tel outil.',
        assetPopups_sourceLayer: 'Couche des achats',
        assetPopups_product: 'Marque',
        assetPopups_productHelp: 'Dans le nom d’une usine et d’un AP.'
      });
    }
  };
});
