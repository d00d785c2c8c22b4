System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        cassavaStates_closestZoom: 'Zoom maximal',
        cassavaStates_closestZoomHelp:
          'Niveau de zoom le plus élevé de la carte tant que le widget est ouvert.',
        cassavaStates_layerSection: 'Couche',
        cassavaStates_layer: 'Couche des États',
        cassavaStates_layerHint:
          'Les noms de champs d’une autre couche peuvent différer ; les unités doivent être celles indiquées.',
        cassavaStates_field_STATE: 'Nom de l’État',
        cassavaStates_field_HA_PLANTED: 'Planté en un an (milliers de ha)',
        cassavaStates_field_MT_PRODUCED: 'Produit en un an (milliers de t)',
        cassavaStates_field_MEAN_YIELD: 'Rendement moyen (t/ha)',
        cassavaStates_field_RANK: 'Rang par production'
      });
    }
  };
});
