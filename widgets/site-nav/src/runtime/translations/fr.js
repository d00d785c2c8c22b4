System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        _widgetLabel: 'Navigation du site',
        _widgetDescription: "Barre supérieure d'un utilisateur connecté.",
        navigation: 'Navigation principale',
        home: 'Carte SITE',
        commodity: 'Filière',
        mapView: 'Vue de la carte',
        admin: 'Administrateur',
        account: 'Compte de {email}',
        menu: 'Menu',
        dark: 'Apparence sombre',
        light: 'Apparence claire',
        english: 'English',
        french: 'Français',
        logout: 'Se déconnecter',
        logoutQuestion: 'Voulez-vous vous déconnecter ?',
        demonstration: 'Données de démonstration',
        demonstrationHint: 'Les chiffres et les lieux affichés sont inventés à des fins de démonstration.'
      });
    }
  };
});
