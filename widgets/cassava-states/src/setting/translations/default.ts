export default {
  cassavaStates_map: 'Map',
  cassavaStates_layerSection: 'Layer',
  cassavaStates_layer: 'Layer of the states: id or title (empty: the usual)',
  cassavaStates_layerHint:
    'It has the fields STATE, HA_PLANTED (thousand ha), MT_PRODUCED (thousand t), MEAN_YIELD (t/ha) and RANK.'
};
