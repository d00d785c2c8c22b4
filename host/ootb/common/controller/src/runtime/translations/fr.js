System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        _widgetLabel: 'Contrôleur de widgets',
        _widgetDescription: 'Ouvre d’autres widgets depuis une rangée d’icônes.',
        _layout_controller_label: 'Contrôleur',
        tools: 'Outils',
        moreTools: 'Autres outils',
        moreWord: 'Plus',
        toolActive: 'Activé'
      });
    }
  };
});
