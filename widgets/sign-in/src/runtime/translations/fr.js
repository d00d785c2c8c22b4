System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        _widgetLabel: 'Connexion',
        _widgetDescription: 'Connexion, mot de passe oublié et nouveau mot de passe.',
        signIn_loginTitle: 'Connexion',
        signIn_loginIntro: "Les cartes et les chiffres de la chaîne d'approvisionnement.",
        signIn_email: 'E-mail',
        signIn_password: 'Mot de passe',
        signIn_newPassword: 'Mot de passe',
        signIn_confirmPassword: 'Confirmer le mot de passe',
        signIn_login: 'Se connecter',
        signIn_signingIn: 'Connexion en cours…',
        signIn_backToLogin: 'Retour à la connexion',
        signIn_forgotIntro:
          "Saisissez l'adresse e-mail de votre compte. Nous vous enverrons un lien pour choisir un nouveau mot de passe.",
        signIn_sending: 'Envoi en cours…',
        signIn_resetTitle: 'Nouveau mot de passe',
        signIn_resetIntro: 'Choisissez un nouveau mot de passe.',
        signIn_resetFor: 'Choisissez un nouveau mot de passe pour {email}.',
        signIn_resetSubmit: 'Enregistrer le mot de passe',
        signIn_saving: 'Enregistrement…',
        signIn_resetDone: 'Votre mot de passe a été modifié. Vous pouvez maintenant vous connecter.',
        signIn_demonstration: 'Données de démonstration : les lieux et les chiffres affichés sont inventés.',
        signIn_otherLanguage: 'English',
        signIn_copyright: '© {year} {owner}. Tous droits réservés.'
      });
    }
  };
});
