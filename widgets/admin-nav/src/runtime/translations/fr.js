System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        _widgetLabel: "Barre latérale de l'administration",
        _widgetDescription: "Les pages de l'administration, et le chemin vers la carte.",
        adminNav_pages: 'Administration',
        adminNav_open: "Ouvrir les pages de l'administration"
      });
    }
  };
});
