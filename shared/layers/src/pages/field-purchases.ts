import { PICKUP_VEHICLES, TONNES_BOUGHT_LEGEND } from '@site/domain';
import { defineDay, defineNumber, defineText, defineWhole } from '../field';
import { definePage } from '../page';
import { defineAverage, defineTotal } from '../panel';
import { createClassStyle } from '../style';
import { NO_VALUE, createGrowingMarker } from '../symbols';

const trapezoid = createGrowingMarker('trapezoid');

export const fieldPurchasesPage = definePage({
  service: 'fieldInventory',
  about: 'P1 bought and still at mills, with the estimated cost of pickup.',
  access: 'staff',
  geometry: 'point',
  table: 'field_inventory',
  idColumn: 'id',
  nameField: 'millName',
  dataset: {
    name: 'field-inventory',
    title: 'Field inventory',
    withoutGeometry: true,
    references: ['mill', 'agent'],
    key: ['mill_id', 'agent_id', 'purchase_date', 'tonnes_purchased', 'price_per_tonne'],
    repeats: true
  },
  fields: {
    millName: defineText('mill'),
    agentName: defineText('agent', { access: 'staff' }),
    purchaseDate: defineDay('dateOfPurchase', { column: 'purchase_date', imported: { aliases: ['date'] } }),
    daysSincePurchase: defineWhole('daysSincePurchase', 'd', { live: true }),
    tonnesPurchased: defineNumber('tonnesAtField', 't', 1, {
      column: 'tonnes_purchased',
      imported: { aliases: ['tonnes'], above: 0, max: 10_000 }
    }),
    pricePerTonne: defineNumber('price', 'NGN/t', 0, {
      column: 'price_per_tonne',
      imported: { above: 0, max: 100_000_000 }
    }),
    amountPaid: defineNumber('amountPaid', 'NGN', 0),
    estimatedLogisticCostPerTonne: defineNumber('estimatedLogisticCost', 'NGN/t', 0, {
      column: 'estimated_logistic_cost_per_tonne',
      imported: { min: 0, optional: true, max: 100_000_000 }
    }),
    estimatedLandedCostPerTonne: defineNumber('estimatedLandedCost', 'NGN/t', 0),
    recommendedPickupVehicle: defineText('recommendedPickupVehicle', {
      length: 20,
      column: 'recommended_pickup_vehicle',
      imported: { choices: PICKUP_VEHICLES, optional: true }
    }),
    totalTransactions: defineWhole('purchasesLyingAtTheMill', null, { live: true }),
    agents: defineWhole('agentsWithPilesAtTheMill', null, { access: 'staff', live: true })
  },
  layers: [
    {
      id: 'field-purchases',
      title: 'layer.fieldPurchases',
      group: 'purchases',
      draws: createClassStyle('tonnesPurchased', TONNES_BOUGHT_LEGEND, trapezoid, {
        symbol: trapezoid(NO_VALUE, 0),
        label: 'class.notWeighed'
      }),
      popup: {
        title: '{millName}',
        large: ['tonnesPurchased', 'pricePerTonne', 'estimatedLandedCostPerTonne'],
        lines: [
          'agentName',
          'purchaseDate',
          'daysSincePurchase',
          'tonnesPurchased',
          'pricePerTonne',
          'amountPaid',
          'estimatedLogisticCostPerTonne',
          'estimatedLandedCostPerTonne',
          'recommendedPickupVehicle',
          'totalTransactions',
          'agents'
        ]
      },
      panel: {
        sliders: [
          { slider: 'fieldPurchasesDays', field: 'daysSincePurchase' },
          { slider: 'fieldPurchasesTonnes', field: 'tonnesPurchased' }
        ],
        lists: [
          { name: 'pickupVehicle', field: 'recommendedPickupVehicle', items: PICKUP_VEHICLES },
          { name: 'agent', field: 'agentName' }
        ],
        agents: { field: 'agentName', tonnes: 'tonnesPurchased' },
        countBy: ['recommendedPickupVehicle', 'agentName'],
        figures: [
          defineTotal('tonnesPurchased'),
          defineTotal('amountPaid'),
          defineAverage('estimatedLandedCostPerTonne', 'tonnesPurchased')
        ]
      }
    }
  ]
});
