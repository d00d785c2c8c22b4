System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        _widgetLabel: 'Paramètres',
        _widgetDescription: 'Les paramètres, pour les administrateurs.',
        parameters_part: 'Vue',
        parameters_values: 'Valeurs',
        parameters_history: 'Historique',
        parameters_search: 'Rechercher un paramètre',
        parameters_searchHistory: 'Rechercher un paramètre ou une personne',
        parameters_shown: 'Paramètres affichés',
        parameters_shown_all: 'Tous',
        parameters_shown_changed: 'Autres que le défaut',
        parameters_shown_edited: 'Modifiés, non enregistrés',
        parameters_found: '{count} paramètres sur {total}',
        parameters_nothingFound: 'Rien ne correspond à la recherche.',
        parameters_help: '{min} à {max} {unit}, défaut {standard}',
        parameters_helpChoice: 'Défaut : {standard}',
        parameters_source: 'Source :',
        parameters_edited: 'modifié',
        parameters_changed: 'autre que le défaut',
        parameters_backToDefault: 'Rétablir le défaut',
        parameters_backToDefaultOf: 'Rétablir le défaut : {name}',
        parameters_unsaved: 'Modifications non enregistrées',
        parameters_editedCount: '{count, plural, one {# modifié} other {# modifiés}}',
        parameters_wrongCount: '{count, plural, one {# invalide} other {# invalides}}',
        parameters_discard: 'Abandonner',
        parameters_discardQuestion:
          '{count, plural, one {Abandonner # modification ?} other {Abandonner # modifications ?}}',
        parameters_save: 'Enregistrer',
        parameters_goOn: 'Continuer la saisie',
        parameters_saveQuestion:
          '{count, plural, one {Enregistrer # modification ?} other {Enregistrer # modifications ?}}',
        parameters_saveText: 'Tous les chiffres seront calculés avec les nouvelles valeurs.',
        parameters_saved: 'La version {version} est en vigueur.',
        parameters_saveFailed: 'Les paramètres n’ont pas été enregistrés',
        parameters_loadFailed: 'Les paramètres ne peuvent pas être affichés',
        parameters_loading: 'Chargement…',
        parameters_parameter: 'Paramètre',
        parameters_from: 'De',
        parameters_to: 'À',
        parameters_conflictTitle: 'Modifiés par quelqu’un d’autre',
        parameters_conflictText:
          'La version {version} a été enregistrée pendant votre saisie. Choisissez les valeurs à garder.',
        parameters_conflictSame: 'La version {version}, en vigueur maintenant, contient déjà vos valeurs.',
        parameters_theirs: 'Le sien, version {version}',
        parameters_takeTheirs: 'Abandonner le mien',
        parameters_saveChosen: 'Enregistrer les choix',
        parameters_close: 'Fermer',
        parameters_version: 'Version',
        parameters_when: 'Quand',
        parameters_who: 'Par',
        parameters_specification: 'spécification',
        parameters_firstValues: 'Premières valeurs',
        parameters_nothingChanged: 'Rien de changé',
        parameters_historyFailed: 'L’historique ne peut pas être affiché'
      });
    }
  };
});
