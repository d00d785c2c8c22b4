System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        _widgetLabel: 'Données personnelles',
        _widgetDescription: 'Recherche et effacement des données personnelles, pour les administrateurs.',
        personalData_part: 'Vue',
        personalData_person: 'Personne',
        personalData_erasures: 'Effacements',
        personalData_search: 'Adresse e-mail ou numéro de téléphone',
        personalData_searchHelp:
          'Adresse ou numéro complet, dans tout format : +234, 0 et espaces ne changent rien. La recherche par nom est impossible.',
        personalData_find: 'Rechercher',
        personalData_loading: 'Chargement…',
        personalData_findFailed: 'La recherche a échoué',
        personalData_notAPerson:
          'Saisissez une adresse e-mail complète ou un numéro de téléphone de 7 à 15 chiffres.',
        personalData_lastAdministrator:
          'Le dernier administrateur ne peut pas être effacé. Nommez-en d’abord un autre.',
        personalData_refused: 'Votre compte ne peut pas faire ceci. Demandez à un autre administrateur.',
        personalData_nothingKept: 'Aucune donnée n’est conservée sur {asked}.',
        personalData_keptAbout: 'Données conservées sur {asked}',
        personalData_keptCount:
          '{rows, plural, one {# ligne} other {# lignes}} dans {tables, plural, one {# table} other {# tables}}',
        personalData_rowsCut:
          'L’export ne contient que les {count, number} premières lignes de : {tables}. L’effacement supprime tout.',
        personalData_export: 'Exporter',
        personalData_erase: 'Effacer…',
        personalData_table: 'Table',
        personalData_rows: 'Lignes',
        personalData_field: 'Champ',
        personalData_fields: 'Champs',
        personalData_fieldsCount: '{count, plural, one {# champ} other {# champs}}',
        personalData_fieldsAndOthers: '{fields} et {count, plural, one {# autre} other {# autres}}',
        personalData_eraseQuestion: 'Effacer {asked} ?',
        personalData_counting: 'Décompte des données à effacer…',
        personalData_nothingToErase: 'Il n’y a rien à effacer.',
        personalData_goes:
          'Efface {values, plural, one {# valeur} other {# valeurs}} dans {tables, plural, one {# table} other {# tables}}. C’est irréversible.',
        personalData_stays: 'Non effacé',
        personalData_staysFigures:
          'Les enregistrements avec leurs chiffres, lieux et dates, et les noms d’entreprises. Les noms et contacts de la personne en sont supprimés.',
        personalData_staysTrail: 'Le fait et le moment de chaque modification.',
        personalData_staysOutside:
          'Les données hors de la base : sauvegardes, courriels de la boîte d’envoi, journaux et comptes Firebase.',
        personalData_ownAccount:
          'C’est votre propre compte. Vous serez déconnecté aussitôt et ne pourrez plus vous connecter.',
        personalData_cancel: 'Annuler',
        personalData_eraseConfirm: 'Effacer',
        personalData_eraseFailed: 'Rien n’a été effacé',
        personalData_erased:
          '{asked} a été effacé : {values, plural, one {# valeur} other {# valeurs}} dans {tables, plural, one {# table} other {# tables}}.',
        personalData_erasuresFailed: 'Les effacements ne peuvent pas être affichés',
        personalData_erasuresEmpty: 'Aucune donnée personnelle n’a encore été effacée.',
        personalData_when: 'Quand',
        personalData_what: 'Action',
        personalData_who: 'Par',
        personalData_values: 'Valeurs',
        personalData_where: 'Où',
        personalData_didErase: 'Personne effacée',
        personalData_didRetention: 'Délai de conservation dépassé',
        personalData_dailyJob: 'règle de conservation',
        personalData_commandLine: 'ligne de commande du serveur',
        personalData_tableAccountAudit: 'Modifications de comptes',
        personalData_tableAgent: 'Agents',
        personalData_tableCallCount: 'Connexions échouées',
        personalData_tableCommercialFarm: 'Exploitations commerciales',
        personalData_tableDatasetImport: 'Imports de données',
        personalData_tableGeofencedFarm: 'Exploitations géorepérées',
        personalData_tableIdempotencyKey: 'Réponses conservées pour les requêtes répétées',
        personalData_tableMarkerAsset: 'Usines et entrepôts (AP)',
        personalData_tableParameterSet: 'Versions des paramètres',
        personalData_tablePersonalDataAudit: 'Effacements de données personnelles',
        personalData_tablePindOilPalm: 'Palmiers à huile PIND',
        personalData_tableRecordAudit: 'Modifications d’enregistrements',
        personalData_tableRefreshToken: 'Connexions persistantes',
        personalData_tableResetCode: 'Codes de réinitialisation du mot de passe',
        personalData_tableSecondFactor: 'Second facteur',
        personalData_tableSession: 'Sessions',
        personalData_tableSupplier: 'Fournisseurs',
        personalData_tableOther: 'Autres données ({table})',
        personalData_fieldWithin: '{within} : {field}',
        personalData_fieldRow: 'Ligne entière',
        personalData_fieldEmail: 'Adresse e-mail',
        personalData_fieldDisplayName: 'Nom du compte',
        personalData_fieldChangedBy: 'Auteur de la modification',
        personalData_fieldChangedByEmail: 'E-mail de l’auteur de la modification',
        personalData_fieldFarmerName: 'Agriculteur',
        personalData_fieldContactEmail: 'E-mail du contact',
        personalData_fieldContactPhone: 'Téléphone du contact',
        personalData_fieldBefore: 'Enregistrement avant',
        personalData_fieldAfter: 'Enregistrement après',
        personalData_fieldRemoved: 'Enregistrement supprimé',
        personalData_fieldAnswer: 'Réponse'
      });
    }
  };
});
