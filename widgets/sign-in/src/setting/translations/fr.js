System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        signIn_form: 'Formulaire',
        signIn_mode: 'Quel formulaire',
        signIn_modeHelp: 'Une instance en montre un ; chacun a sa propre page.',
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
        signIn_introHelp: 'Ce qu’il faut faire ici.',
        signIn_owner: 'Nom dans le pied de page',
        signIn_ownerHelp: 'Qui nomme la ligne de droit d’auteur.',
        signIn_themes: 'Thèmes',
        signIn_themesHelp: 'Dossiers des thèmes installés entre lesquels bascule le choix clair ou sombre.',
        signIn_lightTheme: 'Thème clair (dossier)',
        signIn_darkTheme: 'Thème sombre (dossier)'
      });
    }
  };
});
