System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        siteNav_pages: 'Pages',
        siteNav_pagesHelp: 'Des chemins du site, comme /map/oilpalm, ou des adresses complètes.',
        siteNav_homeUrl: 'Carte',
        siteNav_loginUrl: 'Page de connexion',
        siteNav_adminUrl: 'Admin',
        siteNav_adminUrlHelp: 'Pour le personnel et les administrateurs. Vide : pas de bouton.',
        siteNav_accountsUrl: 'Comptes',
        siteNav_accountsUrlHelp: 'Pour les administrateurs. Vide : pas dans le menu.',
        siteNav_parametersUrl: 'Paramètres',
        siteNav_parametersUrlHelp: 'Pour les administrateurs. Vide : pas dans le menu.',
        siteNav_personalDataUrlHelp: 'Pour les administrateurs. Vide : pas dans le menu.',
        siteNav_builderUrl: 'Atelier',
        siteNav_builderUrlHelp: 'Pour les administrateurs. Vide : pas dans le menu.',
        siteNav_tourWidgetId: 'Visite guidée',
        siteNav_tourWidgetIdHelp: 'Le widget que lance le menu de l’utilisateur.',
        siteNav_noTour: 'Aucune : pas dans le menu',
        siteNav_links: 'Liens de la barre',
        siteNav_linksHelp:
          'Un par ligne : libellé | page. Ajoutez | et des rôles (guest, investor, staff, admin) pour le leur réserver : Admin | /map/admin/factories | staff, admin. Le libellé est un texte ou une clé du catalogue comme nav.cassava.',
        siteNav_commodities: 'Filières',
        siteNav_mapViews: 'Vues de la carte',
        siteNav_wrong_page: 'Ligne {line} : écrivez libellé | page, avec un chemin ou une adresse complète.',
        siteNav_wrong_role:
          'Ligne {line} : les rôles sont guest, investor, staff et admin, séparés par des virgules.',
        siteNav_session: 'Session',
        siteNav_showsPage: 'Afficher le nom de la page comme titre',
        siteNav_showsPageHelp: 'À la place des liens vers filières et vues.',
        siteNav_isOpenToGuests: 'Les visiteurs restent et peuvent se connecter',
        siteNav_isOpenToGuestsHelp: 'Désactivé : ils sont envoyés à la page de connexion.',
        siteNav_warnBeforeEndMinutes: 'Avertir avant la fin de la session',
        siteNav_warnBeforeEndMinutesHelp: '0 : pas d’avertissement.',
        siteNav_mapHelp: "La carte dont le fond suit l'apparence.",
        siteNav_lightBasemap: 'Fond clair',
        siteNav_darkBasemap: 'Fond sombre',
        siteNav_basemapHelp: 'Identifiant de l’élément du portail.',
        siteNav_clusterWeight: 'Mettre en avant les cercles de plusieurs moulins selon',
        siteNav_clusterWeightHelp: 'Les autres sont pâles et fins.',
        siteNav_clustersByCount: 'le nombre de moulins',
        siteNav_clustersByTonnes: 'les tonnes achetées',
        siteNav_appearance: 'Apparence',
        siteNav_appearanceHelp: 'Dossiers des thèmes installés, comme themes/site/.',
        siteNav_lightTheme: 'Thème clair',
        siteNav_darkTheme: 'Thème sombre'
      });
    }
  };
});
