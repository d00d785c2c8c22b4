export default {
  cassavaStates_closestZoom: 'Maximum zoom',
  cassavaStates_closestZoomHelp: 'Highest zoom level of the map while the widget is open.',
  cassavaStates_layerSection: 'Layer',
  cassavaStates_layer: 'Layer of the states',
  cassavaStates_layerHint: 'Field names may differ in another layer; the units must be as shown.',
  cassavaStates_field_STATE: 'Name of the state',
  cassavaStates_field_HA_PLANTED: 'Planted in a year (thousand ha)',
  cassavaStates_field_MT_PRODUCED: 'Produced in a year (thousand t)',
  cassavaStates_field_MEAN_YIELD: 'Mean yield (t/ha)',
  cassavaStates_field_RANK: 'Rank by production'
};
