System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        _widgetLabel: 'Tableaux de bilan',
        _widgetDescription: 'Nombres et totaux des couches de la carte.',
        _action_followExtent_label: 'Suivre l’étendue',
        summaryBoards_choose: 'Choisissez un tableau. Il s’ouvre avec les chiffres de sa couche.',
        summaryBoards_addressRefused:
          'Les tableaux de cette adresse sont illisibles : elle est incomplète ou trop ancienne. Choisissez-les dans la liste.',
        summaryBoards_titleOf: '{heading} : {board}',
        summaryBoards_close: 'Fermer {board}',
        summaryBoards_fold: 'Réduire {board}',
        summaryBoards_unfold: 'Déployer {board}',
        summaryBoards_scope: 'Compté',
        summaryBoards_scopeAll: 'Tout',
        summaryBoards_scopeView: 'À l’écran',
        summaryBoards_scopeFiltered: 'Selon filtres',
        summaryBoards_hintAll: 'Tous les enregistrements, quels que soient les filtres.',
        summaryBoards_hintView: 'Enregistrements à l’écran, selon les filtres actifs.',
        summaryBoards_hintFiltered: 'Selon les filtres actifs.',
        summaryBoards_hintInside: 'Seulement à l’intérieur de la forme dessinée.',
        summaryBoards_hintInsideFiltered:
          'Seulement à l’intérieur de la forme dessinée, selon les filtres actifs.',
        summaryBoards_hintViewInside:
          'Enregistrements à l’écran et à l’intérieur de la forme dessinée, selon les filtres actifs.',
        summaryBoards_hintUnfiltered: 'Aucun filtre : tout est compté.',
        summaryBoards_loading: 'Calcul en cours…',
        summaryBoards_ready: '{board} : {figures}',
        summaryBoards_missing:
          'La carte n’a pas de couche « {layer} ». L’auteur de cette page peut l’ajouter, ou la choisir dans les paramètres.',
        summaryBoards_missingField:
          'La couche « {layer} » n’a pas le champ « {field} » que ce tableau utilise.',
        summaryBoards_refused:
          'Votre compte ne peut pas lire la couche « {layer} ». Demandez l’accès à un administrateur.',
        summaryBoards_failed:
          'La couche « {layer} » n’a pas pu être lue ({message}). La carte continue de fonctionner.',
        summaryBoards_notHad: 'non disponible',
        summaryBoards_unknown: 'inconnu',
        summaryBoards_without: '{count} sur {total} sans chiffre',
        summaryBoards_none: 'Aucun enregistrement à compter.',
        summaryBoards_noneInView: 'Aucun enregistrement à l’écran. Déplacez la carte ou comptez tout.',
        summaryBoards_noneInViewInside:
          'Aucun enregistrement à l’écran et à l’intérieur de la forme dessinée. Déplacez la carte, retirez la forme ou comptez tout.',
        summaryBoards_noneInside:
          'Aucun enregistrement à l’intérieur de la forme dessinée. Retirez la forme ou comptez tout.',
        summaryBoards_noneFiltered:
          'Aucun enregistrement ne correspond aux filtres actifs. Réinitialisez-les dans le panneau de la couche ou comptez tout.',
        summaryBoards_countAll: 'Tout compter',
        summaryBoards_average: '{name}, en moyenne',
        summaryBoards_layersFailed:
          'Les champs des couches de la carte n’ont pas pu être lus ({message}). Les enregistrements sont toujours comptés.',
        summaryBoards_view:
          'Voir {count, plural, one {{shown} enregistrement} other {{shown} enregistrements}}',
        summaryBoards_viewRecords: 'Voir les enregistrements',
        summaryBoards_viewOf:
          '{name} : voir {count, plural, one {{shown} enregistrement} other {{shown} enregistrements}}',
        summaryBoards_rowsOf: '{board} : {name}'
      });
    }
  };
});
