import { COMMUNITY, COMMUNITY_INPUTS, MILL, MILL_INPUTS } from '../references';
import { optional, phone, text } from '../kinds';
import { tableDataset } from '../table-dataset';

/** Suppliers who sell P1 at a mill. */
export const suppliers = tableDataset({
  name: 'suppliers',
  title: 'Suppliers',
  table: 'supplier',
  geometry: 'none',
  columns: {
    name: text('supplierName', { aliases: ['supplier'] }),
    phone_number: optional(phone('phoneNumber', { aliases: ['phone'] }), '')
  },
  inputs: { ...MILL_INPUTS, ...COMMUNITY_INPUTS },
  references: [MILL, COMMUNITY],
  key: ['mill_id']
});
