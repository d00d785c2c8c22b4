System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        cassavaStates_closestZoom: 'Zoom le plus proche',
        cassavaStates_closestZoomHelp:
          'Niveau de zoom au-delà duquel on ne peut s’approcher tant que le widget est ouvert.',
        cassavaStates_layerSection: 'Couche',
        cassavaStates_layer: 'Couche des États',
        cassavaStates_layerHint:
          'Une autre couche d’États peut nommer ses champs autrement ; les unités sont celles données ici.',
        cassavaStates_field_STATE: 'Nom de l’État',
        cassavaStates_field_HA_PLANTED: 'Planté en un an (milliers de ha)',
        cassavaStates_field_MT_PRODUCED: 'Produit en un an (milliers de t)',
        cassavaStates_field_MEAN_YIELD: 'Rendement moyen (t/ha)',
        cassavaStates_field_RANK: 'Rang par production'
      });
    }
  };
});
