System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        featureHint_timing: 'Moment',
        featureHint_delay: 'Premier conseil après (ms)',
        featureHint_texts: 'Textes (vide : texte habituel)',
        featureHint_firstText: 'Premier conseil',
        featureHint_secondText: "Second conseil, après l'action de message"
      });
    }
  };
});
