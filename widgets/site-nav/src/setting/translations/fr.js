System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        siteNav_server: 'Serveur',
        siteNav_serverUrl: 'Adresse du serveur (vide : celle de la page)',
        siteNav_pages: 'Pages',
        siteNav_homeUrl: 'Carte',
        siteNav_loginUrl: 'Page de connexion',
        siteNav_adminUrl: 'Admin (vide : pas de bouton)',
        siteNav_accountsUrl: 'Comptes (vide : pas dans le menu)',
        siteNav_parametersUrl: 'Paramètres (vide : pas dans le menu)',
        siteNav_personalDataUrl: 'Données personnelles (vide : pas dans le menu)',
        siteNav_builderUrl: 'Atelier (vide : pas dans le menu)',
        siteNav_showsPage: 'Le titre est le nom de la page',
        siteNav_isOpenToGuests: 'Les visiteurs restent et peuvent se connecter',
        siteNav_warnBeforeEndMinutes: 'Minutes avant la fin de la session où elle est annoncée (0 : jamais)',
        siteNav_commodities: 'Filières, une par ligne : libellé | page',
        siteNav_mapViews: 'Vues de la carte, une par ligne : libellé | page',
        siteNav_tourWidgetId: 'Widget de la visite guidée',
        siteNav_appearance: 'Apparence',
        siteNav_lightTheme: 'Thème clair',
        siteNav_darkTheme: 'Thème sombre',
        siteNav_map: "Carte dont le fond suit l'apparence",
        siteNav_lightBasemap: 'Fond clair (identifiant)',
        siteNav_darkBasemap: 'Fond sombre (identifiant)',
        siteNav_clusterWeight: 'Les cercles de plusieurs moulins ressortent selon',
        siteNav_clustersByCount: 'le nombre de moulins',
        siteNav_clustersByTonnes: 'les tonnes achetées'
      });
    }
  };
});
