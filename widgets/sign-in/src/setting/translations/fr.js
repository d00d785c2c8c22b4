System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        mode: 'Formulaire',
        modeLogin: 'Connexion',
        modeForgotPassword: 'Mot de passe oublié',
        modeResetPassword: 'Nouveau mot de passe',
        server: 'Serveur',
        serverUrl: 'Adresse du serveur (vide : celle de la page)',
        pages: 'Pages',
        homeUrl: 'Après la connexion',
        loginUrl: 'Page de connexion',
        forgotPasswordUrl: 'Page du mot de passe oublié',
        texts: 'Textes',
        owner: 'Nom dans le pied de page'
      });
    }
  };
});
