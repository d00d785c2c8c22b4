System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        _widgetLabel: 'Infobulles',
        _widgetDescription: 'Ce que disent les infobulles d’une carte.',
        assetPopups_noMap: 'Choisissez une carte dans les paramètres de ce widget.',
        assetPopups_experimental: 'Expérimental',
        assetPopups_value: 'Valeur',
        assetPopups_class: 'Classe',
        assetPopups_reading: 'Lecture de la valeur…',
        assetPopups_prices: 'Prix P1',
        assetPopups_currentPrice: 'Actuel, dans la LGA',
        assetPopups_previousPrice: 'Période précédente',
        assetPopups_futurePrice: 'Futur',
        assetPopups_futureDate: 'Prix futur au',
        assetPopups_noFuturePrice: 'Aucun prix n’est prévu à cette date. Choisissez-en une autre.',
        assetPopups_staffOnly: 'Les prix futurs sont réservés au personnel.',
        assetPopups_editThis: 'Modifier',
        assetPopups_date: 'Date (jj-mm-aaaa)',
        assetPopups_dateProblem:
          'Saisissez une date qui existe sous la forme jj-mm-aaaa, par exemple {example}.',
        assetPopups_calendar: 'Ouvrir le calendrier',
        assetPopups_close: 'Fermer',
        assetPopups_recordFailed: 'La fiche n’a pas pu être lue : {message}',
        assetPopups_details: 'Détails de {name}',
        assetPopups_purchasesLoading: 'Chargement des achats…',
        assetPopups_purchasesRefused: 'Les achats d’une application sont réservés au personnel.',
        assetPopups_purchasesFailed: 'Les achats n’ont pas pu être lus : {message}',
        assetPopups_purchasesNarrowed:
          'D’autres filtres de la couche sont actifs et peuvent masquer certains de ces achats.'
      });
    }
  };
});
