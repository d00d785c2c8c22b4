System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        _widgetLabel: "Table d'administration",
        _widgetDescription: 'Table paginée d’un type d’enregistrements : recherche, tri, colonnes, CSV.',
        adminTable_searchAll:
          'Rechercher parmi {count} {kind, select, Factory {usines} AP {entrepôts} Customer {clients} Logistics {dépôts} BiocharApplication {épandages} BiocharPartner {partenaires} other {enregistrements}}',
        adminTable_search: 'Rechercher',
        adminTable_all: 'tous',
        adminTable_several: '{count} choisis',
        adminTable_exportCsv: 'Exporter en CSV',
        adminTable_exporting: 'Exportation…',
        adminTable_exportFailed: "La table n'a pas pu être exportée : {message}",
        adminTable_addOnMap: 'Ajouter sur la carte',
        adminTable_actions: 'Actions : {name}',
        adminTable_history: 'Historique',
        adminTable_selected: '{count} sélectionnés',
        adminTable_changeField: 'Modifier un champ…',
        adminTable_clearSelection: 'Effacer la sélection',
        adminTable_loading: 'Chargement des enregistrements…',
        adminTable_nothingFound: 'Aucun enregistrement ne correspond à votre recherche.',
        adminTable_clear: 'Tout afficher',
        adminTable_guest: 'Connectez-vous pour voir ces enregistrements.',
        adminTable_signIn: 'Se connecter',
        adminTable_refused:
          "Votre compte ne peut pas lire ces enregistrements. Demandez l'accès à un administrateur.",
        adminTable_damagedAddress:
          'L’adresse de cette page n’a pas pu être lue. La table par défaut est affichée.',
        adminTable_noteSearch: 'Recherche',
        adminTable_noteSort: 'Ordre',
        adminTable_noteCount: 'Enregistrements',
        adminTable_noteAt: 'Exporté',
        adminTable_noteSource: 'Source',
        adminTable_ascending: '{column}, croissant',
        adminTable_descending: '{column}, décroissant',
        adminTable_picture: 'Image : {address}'
      });
    }
  };
});
