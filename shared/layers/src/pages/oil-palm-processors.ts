import { defineText } from '../field';
import { definePage } from '../page';
import { coordinates, position } from '../shared-fields';
import { createUniformStyle } from '../style';
import { createMarker } from '../symbols';

export const oilPalmProcessorsPage = definePage({
  service: 'oilPalmProcessors',
  about: 'Companies that process oil palm, their suppliers and RSPO status.',
  access: 'investor',
  geometry: 'point',
  table: 'oil_palm_processor',
  idColumn: 'id',
  nameField: 'ParentCompany',
  dataset: {
    name: 'oil-palm-processors',
    title: 'Oil palm processors',
    key: ['parent_company', 'geom']
  },
  fields: {
    ParentCompany: defineText('parentCompany', {
      column: 'parent_company',
      imported: { aliases: ['company', 'name'] }
    }),
    Suppliers: defineText('suppliers', {
      length: 1000,
      column: 'suppliers',
      imported: { optional: true, otherwise: '' }
    }),
    RSPOStatus: defineText('rspoStatus', {
      length: 60,
      column: 'rspo_status',
      imported: { optional: true, otherwise: '' }
    }),
    Address: defineText('address', {
      length: 500,
      column: 'address',
      imported: { optional: true, otherwise: '' }
    }),
    Product: defineText('product', { column: 'product', imported: { optional: true, otherwise: '' } }),
    ...coordinates
  },
  layers: [
    {
      id: 'oil-palm-processors',
      title: 'layer.oilPalmProcessors',
      group: 'facilities',
      draws: createUniformStyle(createMarker('pentagon', '#8a1538', 9)),
      popup: {
        title: '{ParentCompany}',
        lines: ['Suppliers', 'RSPOStatus', 'Product', 'Address', ...position]
      },
      panel: { countBy: ['RSPOStatus', 'Product'] }
    }
  ]
});
