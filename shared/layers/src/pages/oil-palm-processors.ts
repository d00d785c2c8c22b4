import { text } from '../field';
import { page } from '../page';
import { coordinates, position } from '../shared-fields';
import { alike } from '../style';
import { marker } from '../symbols';

export const oilPalmProcessorsPage = page({
  service: 'oilPalmProcessors',
  about: 'Companies that process oil palm, their suppliers and RSPO status.',
  access: 'investor',
  geometry: 'point',
  table: 'oil_palm_processor',
  idColumn: 'id',
  nameField: 'ParentCompany',
  fields: {
    ParentCompany: text('parentCompany', {
      column: 'parent_company',
      imported: { aliases: ['company', 'name'] }
    }),
    Suppliers: text('suppliers', {
      length: 1000,
      column: 'suppliers',
      imported: { optional: true, otherwise: '' }
    }),
    RSPOStatus: text('rspoStatus', {
      length: 60,
      column: 'rspo_status',
      imported: { optional: true, otherwise: '' }
    }),
    Address: text('address', { length: 500, column: 'address', imported: { optional: true, otherwise: '' } }),
    Product: text('product', { column: 'product', imported: { optional: true, otherwise: '' } }),
    ...coordinates
  },
  layers: [
    {
      id: 'oil-palm-processors',
      title: 'layer.oilPalmProcessors',
      group: 'facilities',
      draws: alike(marker('pentagon', '#8a1538', 9)),
      popup: {
        title: '{ParentCompany}',
        lines: ['Suppliers', 'RSPOStatus', 'Product', 'Address', ...position]
      },
      panel: { countBy: ['RSPOStatus', 'Product'] }
    }
  ]
});
