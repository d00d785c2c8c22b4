System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        _widgetLabel: 'Données personnelles',
        _widgetDescription: 'Ce qui est conservé sur une personne, pour les administrateurs.',
        personalData_part: 'Ce qui est affiché',
        personalData_person: 'Personne',
        personalData_erasures: 'Effacements',
        personalData_search: 'Adresse e-mail ou numéro de téléphone',
        personalData_searchHelp:
          'L’adresse ou le numéro en entier, sous toute forme : +234, 0 et espaces ne changent rien. On ne cherche pas par nom.',
        personalData_find: 'Rechercher',
        personalData_loading: 'Chargement…',
        personalData_findFailed: 'La recherche n’a pas été faite',
        personalData_notAPerson:
          'Saisissez une adresse e-mail complète ou un numéro de téléphone de 7 à 15 chiffres.',
        personalData_lastAdministrator:
          'C’est le compte du dernier administrateur, qui ne peut pas être effacé. Nommez-en d’abord un autre.',
        personalData_databaseAway: 'La base de données ne répond pas. Réessayez dans un instant.',
        personalData_refused: 'Votre compte ne peut pas faire ceci. Demandez à un autre administrateur.',
        personalData_tooSlow:
          'La base de données a mis trop de temps et a été interrompue. Réessayez plus tard.',
        personalData_nothingKept: 'Rien n’est conservé sur {asked}.',
        personalData_keptAbout: 'Conservé sur {asked}',
        personalData_keptCount:
          '{rows, plural, one {# ligne} other {# lignes}} dans {tables, plural, one {# table} other {# tables}}',
        personalData_rowsCut:
          'De ces tables, l’export n’a que les {count, number} premières lignes : {tables}. L’effacement enlève tout.',
        personalData_export: 'Exporter',
        personalData_erase: 'Effacer…',
        personalData_table: 'Table',
        personalData_rows: 'Lignes',
        personalData_field: 'Champ',
        personalData_fields: 'Champs',
        personalData_fieldsCount: '{count, plural, one {# champ} other {# champs}}',
        personalData_fieldsAndOthers: '{fields} et {count, plural, one {# autre} other {# autres}}',
        personalData_eraseQuestion: 'Effacer {asked} ?',
        personalData_counting: 'Décompte de ce qui disparaîtrait…',
        personalData_nothingToErase: 'Il n’y a rien à enlever.',
        personalData_goes:
          'Ce qui disparaît : {values, plural, one {# valeur} other {# valeurs}} dans {tables, plural, one {# table} other {# tables}}. C’est irréversible.',
        personalData_stays: 'Ce qui reste',
        personalData_staysFigures:
          'Les enregistrements avec leurs chiffres, lieux et dates, et les noms d’entreprises. Les noms et contacts de la personne en sont enlevés.',
        personalData_staysTrail: 'Que quelqu’un a modifié quelque chose, et quand.',
        personalData_staysOutside:
          'Ce qui est hors de la base de données : sauvegardes, courriels de la boîte d’envoi, journaux et comptes tenus par Firebase.',
        personalData_ownAccount:
          'C’est votre propre compte. Vous êtes déconnecté aussitôt et ne pouvez plus vous connecter.',
        personalData_cancel: 'Annuler',
        personalData_eraseConfirm: 'Effacer',
        personalData_eraseFailed: 'Rien n’a été effacé',
        personalData_erased:
          '{asked} a été effacé : {values, plural, one {# valeur} other {# valeurs}} dans {tables, plural, one {# table} other {# tables}}.',
        personalData_erasuresFailed: 'Les effacements ne peuvent pas être affichés',
        personalData_erasuresEmpty: 'Aucune donnée personnelle n’a encore été enlevée.',
        personalData_when: 'Quand',
        personalData_what: 'Quoi',
        personalData_who: 'Par',
        personalData_values: 'Valeurs',
        personalData_where: 'Où',
        personalData_didErase: 'Une personne effacée',
        personalData_didRetention: 'Trop ancien',
        personalData_dailyJob: 'règle de conservation',
        personalData_commandLine: 'ligne de commande du serveur',
        personalData_tableAccountAudit: 'Modifications de comptes',
        personalData_tableAgent: 'Agents',
        personalData_tableCallCount: 'Connexions échouées',
        personalData_tableCommercialFarm: 'Exploitations commerciales',
        personalData_tableDatasetImport: 'Imports de données',
        personalData_tableGeofencedFarm: 'Exploitations géorepérées',
        personalData_tableIdempotencyKey: 'Réponses conservées pour les appels répétés',
        personalData_tableMarkerAsset: 'Usines et entrepôts (AP)',
        personalData_tableParameterSet: 'Versions des paramètres',
        personalData_tablePersonalDataAudit: 'Effacements de données personnelles',
        personalData_tablePindOilPalm: 'Palmiers à huile PIND',
        personalData_tableRecordAudit: 'Modifications d’enregistrements',
        personalData_tableRefreshToken: 'Connexions conservées par les navigateurs',
        personalData_tableResetCode: 'Codes de réinitialisation du mot de passe',
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
