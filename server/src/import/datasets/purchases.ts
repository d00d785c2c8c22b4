import { OPTIONAL_AGENT, REFERENCES } from '../references';
import { dayField, numberField } from '../field-kinds';
import { createTableDataset } from '../table-dataset';

/** Purchases of P1 at mills. */
export const purchases = createTableDataset({
  name: 'purchases',
  title: 'Purchases',
  table: 'purchase',
  geometry: 'none',
  columns: {
    purchased_on: dayField('date', { aliases: ['purchaseDate', 'purchased_on'] }),
    tonnes: numberField('tonnes', {
      aliases: ['suppliedTonnage', 'tonsAmount'],
      above: 0,
      max: 10_000,
      unit: 'tonnes'
    }),
    price_per_tonne: numberField('pricePerTonne', {
      aliases: ['pricePerTon', 'price'],
      above: 0,
      max: 100_000_000,
      unit: 'NGN per tonne'
    })
  },
  references: [REFERENCES.mill, OPTIONAL_AGENT],
  key: ['mill_id', 'agent_id', 'purchased_on', 'tonnes', 'price_per_tonne'],
  repeats: true,
  dependents: ['allocated_purchase']
});
