import { AGENT, AGENT_INPUTS, MILL, MILL_INPUTS, optionalInputs } from '../references';
import { day, number } from '../kinds';
import { tableDataset } from '../table-dataset';

/** Purchases of P1 at mills. */
export const purchases = tableDataset({
  name: 'purchases',
  title: 'Purchases',
  table: 'purchase',
  geometry: 'none',
  columns: {
    purchased_on: day('date', { aliases: ['purchaseDate', 'purchased_on'] }),
    tonnes: number('tonnes', {
      aliases: ['suppliedTonnage', 'tonsAmount'],
      above: 0,
      max: 10_000,
      unit: 'tonnes'
    }),
    price_per_tonne: number('pricePerTonne', {
      aliases: ['pricePerTon', 'price'],
      above: 0,
      max: 100_000_000,
      unit: 'NGN per tonne'
    })
  },
  inputs: { ...MILL_INPUTS, ...optionalInputs(AGENT_INPUTS) },
  references: [MILL, { ...AGENT, optional: 'r.agent_name IS NULL' }],
  key: ['mill_id', 'agent_id', 'purchased_on', 'tonnes', 'price_per_tonne'],
  repeats: true,
  dependents: ['allocated_purchase']
});
