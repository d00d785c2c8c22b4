System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        personalData_services: 'Services',
        personalData_serverUrl: 'Adresse du serveur SITE (vide : celle de la page)',
        personalData_loginUrl: 'Page de connexion'
      });
    }
  };
});
