System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        _widgetLabel: 'Tableaux de bilan',
        _widgetDescription: 'Nombres et totaux des couches de la carte.',
        choose: 'Choisissez un tableau. Il s’ouvre avec les chiffres de sa couche.',
        noMap: 'Choisissez une carte dans les paramètres de ce widget.',
        addressRefused:
          'Cette adresse nomme des tableaux d’une façon que cette page ne connaît pas : elle est incomplète ou plus ancienne. Choisissez-les dans la liste.',
        titleOf: '{heading} : {board}',
        close: 'Fermer {board}',
        fold: 'Réduire {board}',
        unfold: 'Déployer {board}',
        scope: 'Compté',
        scopeAll: 'Tout',
        scopeView: 'À l’écran',
        scopeFiltered: 'Selon filtres',
        hintAll: 'Tous les enregistrements, quels que soient les filtres.',
        hintView: 'Ce que montre la carte, selon les filtres en vigueur.',
        hintFiltered: 'Selon les filtres en vigueur.',
        hintUnfiltered: 'Aucun filtre : tout est compté.',
        loading: 'Calcul en cours…',
        ready: '{board} : {figures}',
        missing:
          'La carte n’a pas de couche « {layer} ». La personne qui configure cette page peut l’ajouter, ou la nommer dans les paramètres.',
        missingField: 'La couche « {layer} » n’a pas le champ « {field} » que ce tableau utilise.',
        refused: 'Votre compte ne peut pas lire la couche « {layer} ».',
        failed: 'La couche « {layer} » n’a pas pu être lue ({message}). La carte continue de fonctionner.',
        notHad: 'non disponible',
        unknown: 'inconnu',
        byCategory: 'Par catégorie',
        byState: 'Par État',
        none: 'Aucun enregistrement à compter.',
        noneInView: 'Aucun enregistrement à l’écran. Déplacez la carte ou comptez tout.',
        noneFiltered:
          'Les filtres en vigueur ne gardent aucun enregistrement. Réinitialisez-les dans le panneau de la couche ou comptez tout.',
        countAll: 'Tout compter',
        view: 'Voir {count, plural, one {{shown} enregistrement} other {{shown} enregistrements}}',
        viewRecords: 'Voir les enregistrements',
        viewOf: '{name} : voir {count, plural, one {{shown} enregistrement} other {{shown} enregistrements}}',
        rowsOf: '{board} : {name}',
        rowsLoading: 'Chargement des enregistrements…'
      });
    }
  };
});
