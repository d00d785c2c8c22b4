export default {
  cassavaStates_closestZoom: 'Closest zoom',
  cassavaStates_closestZoomHelp:
    'Zoom level of the map beyond which it cannot be zoomed in while the widget is open.',
  cassavaStates_layerSection: 'Layer',
  cassavaStates_layer: 'Layer of the states',
  cassavaStates_layerHint:
    'Another layer of states may name its fields otherwise; the units are those given here.',
  cassavaStates_field_STATE: 'Name of the state',
  cassavaStates_field_HA_PLANTED: 'Planted in a year (thousand ha)',
  cassavaStates_field_MT_PRODUCED: 'Produced in a year (thousand t)',
  cassavaStates_field_MEAN_YIELD: 'Mean yield (t/ha)',
  cassavaStates_field_RANK: 'Rank by production'
};
