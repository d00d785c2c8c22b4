System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        siteNav_wrong_page: 'Ligne {line} : écrivez libellé | page, avec un chemin ou une adresse complète.',
        siteNav_wrong_role:
          'Ligne {line} : les rôles sont guest, investor, staff et admin, séparés par des virgules.'
      });
    }
  };
});
