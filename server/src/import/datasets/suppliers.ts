import { COMMUNITY, COMMUNITY_INPUTS, MILL, MILL_INPUTS } from '../references';
import { optionalField, phoneField, textField } from '../field-kinds';
import { createTableDataset } from '../table-dataset';

/** Suppliers who sell P1 at a mill. */
export const suppliers = createTableDataset({
  name: 'suppliers',
  title: 'Suppliers',
  table: 'supplier',
  geometry: 'none',
  columns: {
    name: textField('supplierName', { aliases: ['supplier'] }),
    phone_number: optionalField(phoneField('phoneNumber', { aliases: ['phone'] }), '')
  },
  inputs: { ...MILL_INPUTS, ...COMMUNITY_INPUTS },
  references: [MILL, COMMUNITY],
  key: ['mill_id']
});
