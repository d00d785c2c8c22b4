export default {
  addAsset_map: 'Map',
  addAsset_names: 'Names',
  addAsset_product: 'Brand, as in “SITE Factory”',
  addAsset_services: 'Services',
  addAsset_serverUrl: 'Address of the SITE server (empty: that of the page)'
};
