System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        server: 'Serveur',
        serverUrl: 'Adresse du serveur (vide : celle de la page)',
        pages: 'Pages',
        homeUrl: 'Carte',
        loginUrl: 'Page de connexion',
        adminUrl: 'Admin (vide : pas de bouton)',
        commodities: 'Filières, une par ligne : libellé | page',
        mapViews: 'Vues de la carte, une par ligne : libellé | page',
        appearance: 'Apparence',
        lightTheme: 'Thème clair',
        darkTheme: 'Thème sombre',
        map: "Carte dont le fond suit l'apparence",
        lightBasemap: 'Fond clair (identifiant)',
        darkBasemap: 'Fond sombre (identifiant)'
      });
    }
  };
});
