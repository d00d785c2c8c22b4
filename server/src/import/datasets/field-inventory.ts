import { PICKUP_VEHICLES } from '@site/domain';
import { AGENT, AGENT_INPUTS, MILL, MILL_INPUTS } from '../references';
import { choice, day, number, optional } from '../kinds';
import { tableDataset } from '../table-dataset';

/** P1 bought and still lying at mills. */
export const fieldInventory = tableDataset({
  name: 'field-inventory',
  title: 'Field inventory',
  table: 'field_inventory',
  geometry: 'none',
  columns: {
    purchase_date: day('purchaseDate', { aliases: ['date'] }),
    tonnes_purchased: number('tonnesPurchased', { aliases: ['tonnes'], above: 0, unit: 'tonnes' }),
    price_per_tonne: number('pricePerTonne', { above: 0, unit: 'NGN per tonne' }),
    estimated_logistic_cost_per_tonne: optional(
      number('estimatedLogisticCostPerTonne', { min: 0, unit: 'NGN per tonne' })
    ),
    recommended_pickup_vehicle: optional(choice('recommendedPickupVehicle', PICKUP_VEHICLES))
  },
  inputs: { ...MILL_INPUTS, ...AGENT_INPUTS },
  references: [MILL, AGENT],
  key: ['mill_id', 'agent_id', 'purchase_date', 'tonnes_purchased', 'price_per_tonne'],
  repeats: true
});
