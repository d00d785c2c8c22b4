System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        signIn_form: 'Formulaire',
        signIn_mode: 'Type de formulaire',
        signIn_modeHelp: 'Chaque instance montre un formulaire, sur sa propre page.',
        signIn_modeLogin: 'Connexion',
        signIn_modeForgotPassword: 'Mot de passe oublié',
        signIn_modeResetPassword: 'Nouveau mot de passe',
        signIn_pages: 'Pages',
        signIn_pagesHelp: 'Des chemins du site, comme /map/oilpalm, ou des adresses complètes.',
        signIn_homeUrl: 'Après la connexion',
        signIn_loginUrl: 'Page de connexion',
        signIn_forgotPasswordUrl: 'Page du mot de passe oublié',
        signIn_heading: 'Titre',
        signIn_headingHelp: 'Au-dessus du formulaire.',
        signIn_intro: 'Ligne en dessous',
        signIn_introHelp: 'Explique le formulaire.',
        signIn_owner: 'Nom dans le pied de page',
        signIn_ownerHelp: 'Nommé dans la ligne de droit d’auteur.',
        signIn_themes: 'Thèmes',
        signIn_themesHelp: 'Dossiers des thèmes clair et sombre installés.',
        signIn_lightTheme: 'Thème clair (dossier)',
        signIn_darkTheme: 'Thème sombre (dossier)'
      });
    }
  };
});
