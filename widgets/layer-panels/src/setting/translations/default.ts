export default {
  map: 'Map',
  required: 'Layers the map must have',
  requiredHint: 'The panel says which of these the map lacks.',
  hidden: 'Layers the panel does not list'
};
