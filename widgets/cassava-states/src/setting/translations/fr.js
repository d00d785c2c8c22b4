System.register([], function (_export) {
  return {
    execute: function () {
      _export({
        cassavaStates_map: 'Carte',
        cassavaStates_layerSection: 'Couche',
        cassavaStates_layer: 'Couche des États : identifiant ou titre (vide : la couche habituelle)',
        cassavaStates_layerHint:
          'Elle a les champs STATE, HA_PLANTED (milliers de ha), MT_PRODUCED (milliers de t), MEAN_YIELD (t/ha) et RANK.'
      });
    }
  };
});
