System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        accounts_services: 'Services',
        accounts_serverUrl: 'Adresse du serveur SITE (vide : celle de la page)',
        accounts_loginUrl: 'Page de connexion'
      });
    }
  };
});
