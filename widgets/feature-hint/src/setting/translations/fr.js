System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        timing: 'Moment',
        delay: 'Premier conseil après (ms)',
        texts: 'Textes (vide : texte habituel)',
        firstText: 'Premier conseil',
        secondText: "Second conseil, après l'action de message"
      });
    }
  };
});
