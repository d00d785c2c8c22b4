System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        _widgetLabel: 'Navigation du site',
        _widgetDescription: "Barre supérieure d'un utilisateur connecté.",
        siteNav_navigation: 'Navigation principale',
        siteNav_home: 'Carte SITE',
        siteNav_commodity: 'Filière',
        siteNav_admin: 'Administrateur',
        siteNav_account: 'Compte de {email}',
        siteNav_menu: 'Menu',
        siteNav_tour: 'Visite guidée',
        siteNav_dark: 'Apparence sombre',
        siteNav_light: 'Apparence claire',
        siteNav_english: 'English',
        siteNav_french: 'Français',
        siteNav_signIn: 'Se connecter',
        siteNav_logout: 'Se déconnecter',
        siteNav_logoutQuestion: 'Voulez-vous vous déconnecter ?',
        siteNav_demonstration: 'Données de démonstration',
        siteNav_demonstrationHint:
          'Les chiffres et les lieux affichés sont inventés à des fins de démonstration.'
      });
    }
  };
});
