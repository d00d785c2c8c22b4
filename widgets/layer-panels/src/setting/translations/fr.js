System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        map: 'Carte',
        required: 'Couches que la carte doit avoir',
        requiredHint: 'Le panneau nomme celles qui manquent à la carte.',
        hidden: 'Couches que le panneau ne montre pas'
      });
    }
  };
});
