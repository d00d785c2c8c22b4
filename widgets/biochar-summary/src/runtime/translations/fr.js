System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        _widgetLabel: 'Bilan des épandages de biochar',
        _widgetDescription: 'Les épandages de biochar par date et par LGA.',
        biocharSummary_hint: 'Filtrez les épandages par date de début, par LGA, ou par les deux.',
        biocharSummary_clear: 'Effacer le filtre',
        biocharSummary_missingLayer:
          'La carte n’a pas la couche des épandages de biochar : seuls les chiffres sont filtrés, pas la carte. Ajoutez la couche à la carte web, ou choisissez-la dans les réglages de ce widget.',
        biocharSummary_mapFailed: 'La carte n’a pas pu être filtrée : {message} Les chiffres sont filtrés.',
        biocharSummary_badAddress: 'Le filtre de ce lien est illisible. Tous les épandages sont affichés.',
        biocharSummary_refused:
          'Votre compte ne permet pas de lire les épandages de biochar. Adressez-vous à un administrateur.',
        biocharSummary_failed: 'Les chiffres n’ont pas pu être chargés et affichent 0 : {message}',
        biocharSummary_notHad: 'non disponible',
        biocharSummary_loading: 'Addition des épandages …',
        biocharSummary_all: 'Tous les épandages',
        biocharSummary_scopeDays: 'du {first} au {last}',
        biocharSummary_scopeLga: 'LGA {lga}',
        biocharSummary_withoutCo2: '{count} sur {total} sans chiffre',
        biocharSummary_period: 'du {first} au {last}',
        biocharSummary_view: 'Voir les {count}',
        biocharSummary_viewOf: 'Voir les épandages : {name}',
        biocharSummary_rowsOf: 'Épandages : {name}',
        biocharSummary_nothing:
          'Aucun épandage ne correspond à ce filtre. Changez-le, ou effacez-le pour voir tous les épandages.',
        biocharSummary_legend: 'Sur la carte',
        biocharSummary_normal: 'Comptés ({count})',
        biocharSummary_experimental: 'Expérimentaux, exclus ({count})',
        biocharSummary_groups: 'Par mois ou par LGA',
        biocharSummary_byMonth: 'Par mois',
        biocharSummary_byLga: 'Par LGA',
        biocharSummary_chart: 'Biochar, {unit}',
        biocharSummary_chartLast: 'Biochar des {count} derniers mois, {unit}',
        biocharSummary_noLga: 'Sans LGA',
        biocharSummary_columnMonth: 'Mois',
        biocharSummary_columnLga: 'LGA',
        biocharSummary_columnBiochar: 'Biochar',
        biocharSummary_columnCo2: 'CO₂',
        biocharSummary_columnApplications: 'Nombre',
        biocharSummary_columnWithoutCo2: 'Sans chiffre de CO₂',
        biocharSummary_columnExperimental: 'Expérimentaux, exclus',
        biocharSummary_columnResult: 'Résultat',
        biocharSummary_columnKind: 'Nature',
        biocharSummary_columnName: 'Nom',
        biocharSummary_total: 'Tous',
        biocharSummary_keep: 'Garder pour comparer',
        biocharSummary_kept: 'Ce résultat reste affiché. Changez le filtre pour en comparer un autre.',
        biocharSummary_compare: 'Côte à côte',
        biocharSummary_letGo: 'Ne plus comparer',
        biocharSummary_noteScope: 'Filtre',
        biocharSummary_noteKept: 'Filtre comparé',
        biocharSummary_noteData: 'Données du',
        biocharSummary_noteVersion: 'Version des paramètres',
        biocharSummary_noteComputed: 'Calculé',
        biocharSummary_noteSource: 'Source'
      });
    }
  };
});
