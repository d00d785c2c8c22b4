System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        signIn_mode: 'Formulaire',
        signIn_modeLogin: 'Connexion',
        signIn_modeForgotPassword: 'Mot de passe oublié',
        signIn_modeResetPassword: 'Nouveau mot de passe',
        signIn_server: 'Serveur',
        signIn_serverUrl: 'Adresse du serveur (vide : celle de la page)',
        signIn_pages: 'Pages',
        signIn_homeUrl: 'Après la connexion',
        signIn_loginUrl: 'Page de connexion',
        signIn_forgotPasswordUrl: 'Page du mot de passe oublié',
        signIn_texts: 'Textes',
        signIn_owner: 'Nom dans le pied de page',
        signIn_themes: 'Thèmes',
        signIn_lightTheme: 'Thème clair (dossier)',
        signIn_darkTheme: 'Thème sombre (dossier)'
      });
    }
  };
});
