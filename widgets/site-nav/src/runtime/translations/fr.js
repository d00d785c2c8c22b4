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
          'Appareils et programmes sur lesquels vous êtes connecté. Déconnectez ceux que vous ne connaissez pas, puis réinitialisez votre mot de passe.',
        siteNav_sessionsLoading: 'Chargement des appareils…',
        siteNav_sessionsFailed: "La lecture ou la déconnexion des appareils n'a pas réussi. Réessayez.",
        siteNav_otherProgram: 'Autre programme',
        siteNav_signedInAt: 'Connecté le {moment}',
        siteNav_thisDevice: 'Cet appareil',
        siteNav_end: 'Déconnecter',
        siteNav_endSession: 'Déconnecter {device}, connecté le {moment}',
        siteNav_endOthers: 'Déconnecter tous les autres',
        siteNav_close: 'Fermer',
        siteNav_demonstration: 'Données de démo',
        siteNav_demonstrationHint:
          'Les chiffres et les lieux affichés sont inventés à des fins de démonstration.'
      });
    }
  };
});
