import { daysSinceSql } from '../figures/days-since';
import { day, double, integer, live, objectId, personal, text } from './dataset';
import type { Dataset } from './dataset';
import { pointDrawing } from './drawing';
import { locatedMillSql } from '../figures/located-mill';
import { TODAY_SQL } from '../figures/today';

const joins = { agent: 'LEFT JOIN agent ON agent.id = pile.agent_id' };

/** P1 bought and still lying at a mill. */
export const fieldInventory: Dataset = {
  service: 'fieldInventory',
  title: 'P1 field purchases',
  description: 'P1 bought and still lying at mills, with what fetching it is estimated to cost.',
  access: 'staff',
  from: 'field_inventory AS pile JOIN mill ON mill.id = pile.mill_id',
  joins,
  condition: locatedMillSql('mill'),
  geometryType: 'esriGeometryPoint',
  geometry: 'mill.geom',
  displayField: 'millName',
  fields: [
    objectId('pile.id'),
    text('millName', 'Mill', 'mill.name'),
    personal(text('agentName', 'Agent', "(agent.first_name || ' ' || agent.last_name)", 255, 'agent')),
    day('purchaseDate', 'Date of purchase', 'pile.purchase_date'),
    live(integer('daysSincePurchase', 'Days since purchase', daysSinceSql('pile.purchase_date', TODAY_SQL))),
    double('tonnesPurchased', 'Tonnes at field (t)', 'pile.tonnes_purchased'),
    double('pricePerTonne', 'Price (NGN/t)', 'pile.price_per_tonne'),
    double('amountPaid', 'Amount paid (NGN)', '(pile.tonnes_purchased * pile.price_per_tonne)'),
    double(
      'estimatedLogisticCostPerTonne',
      'Estimated logistic cost (NGN/t)',
      'pile.estimated_logistic_cost_per_tonne'
    ),
    double(
      'estimatedLandedCostPerTonne',
      'Estimated landed cost (NGN/t)',
      '(pile.price_per_tonne + pile.estimated_logistic_cost_per_tonne)'
    ),
    text('recommendedPickupVehicle', 'Recommended pickup vehicle', 'pile.recommended_pickup_vehicle', 20)
  ],
  drawingInfo: pointDrawing([206, 140, 20, 255]),
  sources: ['field_inventory', 'mill', 'agent'],
  maxRecordCount: 2000
};
