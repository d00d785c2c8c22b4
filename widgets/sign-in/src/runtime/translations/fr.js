System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        _widgetLabel: 'Connexion',
        _widgetDescription: 'Connexion, mot de passe oublié et nouveau mot de passe.',
        loginTitle: 'Connexion',
        loginIntro: "Les cartes et les chiffres de la chaîne d'approvisionnement.",
        email: 'E-mail',
        password: 'Mot de passe',
        newPassword: 'Mot de passe',
        confirmPassword: 'Confirmer le mot de passe',
        showPassword: 'Afficher le mot de passe',
        hidePassword: 'Masquer le mot de passe',
        login: 'Se connecter',
        signingIn: 'Connexion en cours…',
        forgotPassword: 'Mot de passe oublié',
        backToLogin: 'Retour à la connexion',
        forgotTitle: 'Mot de passe oublié',
        forgotIntro:
          "Saisissez l'adresse e-mail de votre compte. Nous vous enverrons un lien pour choisir un nouveau mot de passe.",
        initiateReset: 'Réinitialiser le mot de passe',
        sending: 'Envoi en cours…',
        resetTitle: 'Nouveau mot de passe',
        resetIntro: 'Choisissez un nouveau mot de passe.',
        resetFor: 'Choisissez un nouveau mot de passe pour {email}.',
        resetSubmit: 'Enregistrer le mot de passe',
        saving: 'Enregistrement…',
        resetDone: 'Votre mot de passe a été modifié. Vous pouvez maintenant vous connecter.',
        copyright: '© {year} {owner}. Tous droits réservés.'
      });
    }
  };
});
