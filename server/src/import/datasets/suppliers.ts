import { REFERENCES } from '../references';
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
  references: [REFERENCES.mill, REFERENCES.community],
  key: ['mill_id']
});
