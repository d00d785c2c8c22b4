System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        parameters_services: 'Services',
        parameters_serverUrl: 'Adresse du serveur SITE (vide : celle de la page)',
        parameters_loginUrl: 'Page de connexion'
      });
    }
  };
});
