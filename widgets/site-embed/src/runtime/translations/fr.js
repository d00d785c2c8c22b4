System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        _widgetLabel: 'Intégrer',
        _widgetDescription: 'Une carte à insérer dans d’autres pages.',
        siteEmbed_serviceArea: 'Zone de desserte',
        siteEmbed_oilPalmClusters: 'Groupes de palmiers à huile',
        siteEmbed_protectedAreas: 'Aires protégées',
        siteEmbed_weeklyYield: 'Rendement hebdomadaire',
        siteEmbed_profitPerWeek: 'Profit mensuel',
        siteEmbed_open: 'Intégrer',
        siteEmbed_title: 'Intégrer cette carte',
        siteEmbed_text: 'Collez ceci dans la page qui doit montrer la carte.',
        siteEmbed_key: 'Clé',
        siteEmbed_keyHint:
          'Un administrateur en délivre une par partenaire. Elle limite les pages qui peuvent montrer la carte ; ailleurs, le navigateur la bloque.',
        siteEmbed_snippet: 'Extrait',
        siteEmbed_copy: 'Copier',
        siteEmbed_close: 'Fermer',
        siteEmbed_copied: 'Copié.',
        siteEmbed_copyByHand:
          'Le navigateur a bloqué la copie. L’extrait est sélectionné : copiez-le au clavier.'
      });
    }
  };
});
