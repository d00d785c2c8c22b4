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
        assetPopups_inAll: 'en tout',
        assetPopups_overAll: 'sur tous les achats, pondéré par le poids',
        assetPopups_purchasesInAll: '{count, plural, one {# achat} other {# achats}} en tout',
        assetPopups_ofDays: '{days, plural, one {du dernier jour} other {des # derniers jours}}',
        assetPopups_noneInDays:
          '{days, plural, one {aucun le dernier jour} other {aucun ces # derniers jours}}',
        assetPopups_lastOn: 'dernier le {day}',
        assetPopups_foundOn: 'trouvé le {day}',
        assetPopups_byArea: 'calculé d’après la surface',
        assetPopups_ofSurvey: 'relevé sur place',
        assetPopups_noneYet: 'pas encore',
        assetPopups_onceBearing: 'd’après la surface {amount} quand les palmiers produiront',
        assetPopups_moreFields: '{count, plural, one {# autre champ} other {# autres champs}}',
        assetPopups_fewerFields: 'Moins de champs',
        assetPopups_others: 'Ce qu’il y a d’autre ici',
        assetPopups_previous: 'Précédent : {layer}',
        assetPopups_next: 'Suivant : {layer}',
        assetPopups_list: 'Tout ce qu’il y a ici',
        assetPopups_placeOf: '{place} sur {count}',
        assetPopups_zoomTo: 'Zoomer',
        assetPopups_raster: 'Valeur à cet endroit',
        assetPopups_around: 'autour de {place}',
        assetPopups_clusterLoading: 'Addition de ce que disent les moulins…',
        assetPopups_clusterFailed: 'Les moulins n’ont pas pu être lus : {message}',
        assetPopups_ofMills:
          '{count, plural, one {de # moulin avec achats} other {de # moulins avec achats}}',
        assetPopups_freshness: 'Moulins par jours depuis la découverte de P1',
        assetPopups_days: '{label} j',
        assetPopups_viewAll: 'Voir les {count}',
        assetPopups_zoomIn: 'Zoomer ici',
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
