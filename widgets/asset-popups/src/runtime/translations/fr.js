System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        _widgetLabel: 'Infobulles',
        _widgetDescription: 'Ce que disent les infobulles d’une carte.',
        noMap: 'Choisissez une carte dans les paramètres de ce widget.',
        noValue: 'Aucune valeur',
        experimental: 'Expérimental',
        value: 'Valeur',
        class: 'Classe',
        reading: 'Lecture de la valeur…',
        prices: 'Prix P1',
        currentPrice: 'Actuel, dans la LGA',
        previousPrice: 'Période précédente',
        futurePrice: 'Futur',
        futureDate: 'Prix futur au',
        noFuturePrice: 'Aucun prix n’est prévu à cette date. Choisissez-en une autre.',
        staffOnly: 'Les prix futurs sont réservés au personnel.',
        editThis: 'Modifier',
        date: 'Date (jj-mm-aaaa)',
        dateProblem: 'Saisissez une date qui existe sous la forme jj-mm-aaaa, par exemple {example}.',
        calendar: 'Ouvrir le calendrier',
        close: 'Fermer'
      });
    }
  };
});
