System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        _widgetLabel: "Barre latérale de l'administration",
        _widgetDescription: 'Liens vers les pages d’administration et la carte.',
        adminNav_pages: 'Administration',
        adminNav_open: 'Ouvrir le menu d’administration'
      });
    }
  };
});
