export default {
  addAsset_offered: 'What can be added',
  addAsset_kinds: 'Kinds of assets',
  addAsset_kindsHelp: 'Offered in the second step, in the order of the specification.',
  addAsset_product: 'Brand',
  addAsset_productHelp: 'Stands in front of what is called after the company, as in “SITE Factory”.'
};
