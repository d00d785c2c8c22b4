import { optional, text } from '../kinds';
import { tableDataset } from '../table-dataset';

/** Oil palm processors. */
export const oilPalmProcessors = tableDataset({
  name: 'oil-palm-processors',
  title: 'Oil palm processors',
  table: 'oil_palm_processor',
  geometry: 'point',
  columns: {
    parent_company: text('ParentCompany', { aliases: ['company', 'name'] }),
    suppliers: optional(text('Suppliers'), ''),
    rspo_status: optional(text('RSPOStatus'), ''),
    address: optional(text('Address'), ''),
    product: optional(text('Product'), '')
  },
  key: ['parent_company', 'geom']
});
