System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        _widgetLabel: 'Intégrer',
        _widgetDescription: 'Une carte à insérer dans d’autres pages.',
        embed_serviceArea: 'Zone de desserte',
        embed_oilPalmClusters: 'Groupes de palmiers à huile',
        embed_protectedAreas: 'Aires protégées',
        embed_weeklyYield: 'Rendement hebdomadaire',
        embed_profitPerWeek: 'Profit mensuel',
        embed_open: 'Intégrer',
        embed_title: 'Intégrer cette carte',
        embed_text: 'Collez ceci dans la page qui doit montrer la carte.',
        embed_key: 'Clé',
        embed_keyHint:
          'Un administrateur en donne une à chaque partenaire. Elle nomme les pages qui peuvent montrer la carte ; ailleurs, le navigateur la refuse.',
        embed_snippet: 'Extrait',
        embed_copy: 'Copier',
        embed_close: 'Fermer',
        embed_copied: 'Copié.',
        embed_copyByHand:
          'Le navigateur ne laisse pas cette page copier. L’extrait est sélectionné : copiez-le au clavier.'
      });
    }
  };
});
