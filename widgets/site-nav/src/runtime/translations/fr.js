System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        _widgetLabel: 'Navigation du site',
        _widgetDescription: "Barre supérieure d'un utilisateur connecté.",
        siteNav_navigation: 'Navigation principale',
        siteNav_home: 'Carte SITE',
        siteNav_commodity: 'Filière',
        siteNav_staff: 'Personnel',
        siteNav_investor: 'Investisseur',
        siteNav_account: 'Compte de {email}',
        siteNav_menu: 'Menu',
        siteNav_builder: 'Atelier',
        siteNav_tour: 'Visite guidée',
        siteNav_dark: 'Apparence sombre',
        siteNav_light: 'Apparence claire',
        siteNav_english: 'English',
        siteNav_french: 'Français',
        siteNav_signIn: 'Se connecter',
        siteNav_endsSoon:
          'Votre session se termine dans {minutes, plural, one {# minute} other {# minutes}}. Reconnectez-vous pour continuer ; rien de cette page ne sera perdu.',
        siteNav_ended: 'Votre session est terminée. Votre saisie est toujours là.',
        siteNav_signInAgain: 'Se reconnecter',
        siteNav_otherTitle: "{email} s'est connecté dans un autre onglet",
        siteNav_otherText:
          "Cette page est celle de {me} : elle n'envoie plus rien. Voulez-vous la rouvrir en tant que {email} ?",
        siteNav_otherTyped: 'Votre saisie sera alors perdue.',
        siteNav_otherOpen: 'Rouvrir en tant que {email}',
        siteNav_otherStay: 'La laisser telle quelle',
        siteNav_sessions: 'Appareils connectés',
        siteNav_sessionsText:
          'Appareils et programmes sur lesquels vous êtes connecté. Déconnectez ceux que vous ne connaissez pas, puis changez votre mot de passe.',
        siteNav_sessionsLoading: 'Chargement des appareils…',
        siteNav_sessionsFailed: "La lecture ou la déconnexion des appareils n'a pas réussi. Réessayez.",
        siteNav_otherProgram: 'Autre programme',
        siteNav_signedInAt: 'Connecté le {moment}',
        siteNav_thisDevice: 'Cet appareil',
        siteNav_end: 'Déconnecter',
        siteNav_endSession: 'Déconnecter {device}, connecté le {moment}',
        siteNav_endOthers: 'Déconnecter tous les autres',
        siteNav_close: 'Fermer',
        siteNav_changePassword: 'Changer le mot de passe',
        siteNav_changePasswordText:
          'Vos autres appareils seront déconnectés ; cet appareil reste connecté. Si vous ne connaissez pas votre mot de passe, déconnectez-vous et utilisez le lien de réinitialisation.',
        siteNav_currentPassword: 'Mot de passe actuel',
        siteNav_newPassword: 'Nouveau mot de passe',
        siteNav_wrongCurrentPassword:
          'Le mot de passe actuel était incorrect. Chaque erreur compte comme une connexion refusée ; après trop d’erreurs, le compte est bloqué quelques minutes.',
        siteNav_passwordChanged: 'Votre mot de passe a été changé. Vos autres appareils sont déconnectés.',
        siteNav_cancel: 'Annuler',
        siteNav_factor: 'Code à la connexion',
        siteNav_factorLoading: 'Chargement…',
        siteNav_factorOff:
          "Avec un second facteur, la connexion demande votre mot de passe et un code d'une application de votre téléphone, par exemple Aegis, 2FAS, Google Authenticator ou Microsoft Authenticator. Saisissez votre mot de passe pour le configurer.",
        siteNav_factorRequired:
          "Les administrateurs de ce serveur en ont besoin. D'ici là, votre compte a les droits du personnel.",
        siteNav_factorStart: 'Configurer',
        siteNav_factorScan: "Scannez le code QR avec l'application, puis saisissez le code qu'elle affiche.",
        siteNav_factorQr: "Code QR pour une application d'authentification",
        siteNav_factorType: "Ou saisissez cette clé dans l'application :",
        siteNav_factorDigits: 'Six chiffres',
        siteNav_factorConfirm: 'Activer',
        siteNav_factorCodes:
          'Le second facteur est activé, et vos autres appareils sont déconnectés. Conservez ces codes de secours ailleurs que sur votre téléphone : chacun vous connecte une fois sans lui. Ils ne seront plus affichés.',
        siteNav_factorCodesLabel: 'Codes de secours',
        siteNav_factorSaved: 'Je les ai conservés',
        siteNav_factorOn:
          'Le second facteur de votre compte est activé. {left, plural, one {Il reste # code de secours} other {Il reste # codes de secours}}.',
        siteNav_factorRemoveText:
          'Pour changer de téléphone ou obtenir de nouveaux codes de secours, désactivez-le avec mot de passe et code, puis configurez-le à nouveau.',
        siteNav_factorRemove: 'Désactiver',
        siteNav_factorRemoved: 'La connexion ne demande plus que votre mot de passe.',
        siteNav_factorElsewhere:
          'Firebase gère les connexions de ce serveur : changez-y mots de passe et seconds facteurs.',
        siteNav_factorMissing:
          'Votre compte a les droits du personnel tant que vous n’avez pas configuré de second facteur.',
        siteNav_password: 'Mot de passe',
        siteNav_wrongPassword: 'Le mot de passe était incorrect.',
        siteNav_copy: 'Copier',
        siteNav_copied: 'Copié.',
        siteNav_copyByHand:
          'Le navigateur a bloqué la copie. Sélectionnez les codes et copiez-les au clavier.',
        siteNav_demonstration: 'Données de démo',
        siteNav_demonstrationShort: 'Démo',
        siteNav_demonstrationHint:
          'Les chiffres et les lieux affichés sont inventés à des fins de démonstration.'
      });
    }
  };
});
