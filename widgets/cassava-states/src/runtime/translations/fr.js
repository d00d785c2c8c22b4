System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        _widgetLabel: 'Manioc par État',
        _widgetDescription: 'Surface, production et rendement du manioc dans chaque État.',
        cassavaStates_missingLayer:
          'Cette carte n’a pas de couche du manioc par État. Ajoutez-la à la carte web, ou choisissez-la dans les paramètres de ce widget.',
        cassavaStates_loading: 'Lecture des États…',
        cassavaStates_refused:
          'Vous ne pouvez pas lire le manioc par État. Demandez l’accès à un administrateur.',
        cassavaStates_failed: 'Les États n’ont pas pu être lus : {message}',
        cassavaStates_goFailed: 'La carte n’a pas pu zoomer sur l’État : {message}',
        cassavaStates_card: 'Détails de l’État',
        cassavaStates_rankOf: 'sur {count}',
        cassavaStates_classIs: 'Classe {name} {unit}',
        cassavaStates_classUnknown: 'Sans classe : production inconnue',
        cassavaStates_allStates: 'Tous les États',
        cassavaStates_legend: 'Classes de production',
        cassavaStates_stateCount: '{count, plural, one {# État} other {# États}}',
        cassavaStates_search: 'Chercher un État',
        cassavaStates_list: 'États par production',
        cassavaStates_noStates: 'La couche n’a pas encore d’États.',
        cassavaStates_noneNamed: 'Aucun État ne porte ce nom.',
        cassavaStates_scope: '{count, plural, one {# État} other {# États}}, une année',
        cassavaStates_planted: 'Planté',
        cassavaStates_produced: 'Produit',
        cassavaStates_noteScope: 'Périmètre',
        cassavaStates_noteDate: 'Données du',
        cassavaStates_noteSource: 'Source'
      });
    }
  };
});
