export default {
  addAsset_offered: 'Assets to add',
  addAsset_kinds: 'Types of assets',
  addAsset_kindsHelp: 'Offered in the second step, in a fixed order.',
  addAsset_product: 'Brand',
  addAsset_productHelp: 'Prefix of asset names, for example “SITE Factory”.'
};
