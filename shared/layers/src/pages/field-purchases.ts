import { PICKUP_VEHICLES, TONNES_BOUGHT_LEGEND } from '@site/domain';
import { day, number, text, whole } from '../field';
import { page } from '../page';
import { average, total } from '../panel';
import { byClasses } from '../style';
import { NO_VALUE, growingMarker } from '../symbols';

const trapezoid = growingMarker('trapezoid');

export const fieldPurchasesPage = page({
  service: 'fieldInventory',
  about: 'P1 bought and still lying at mills, with what fetching it is estimated to cost.',
  access: 'staff',
  geometry: 'point',
  table: 'field_inventory',
  idColumn: 'id',
  nameField: 'millName',
  fields: {
    millName: text('mill'),
    agentName: text('agent', { access: 'staff' }),
    purchaseDate: day('dateOfPurchase', { column: 'purchase_date', imported: { aliases: ['date'] } }),
    daysSincePurchase: whole('daysSincePurchase', 'd', { live: true }),
    tonnesPurchased: number('tonnesAtField', 't', 1, {
      column: 'tonnes_purchased',
      imported: { aliases: ['tonnes'], above: 0, max: 10_000 }
    }),
    pricePerTonne: number('price', 'NGN/t', 0, {
      column: 'price_per_tonne',
      imported: { above: 0, max: 100_000_000 }
    }),
    amountPaid: number('amountPaid', 'NGN', 0),
    estimatedLogisticCostPerTonne: number('estimatedLogisticCost', 'NGN/t', 0, {
      column: 'estimated_logistic_cost_per_tonne',
      imported: { min: 0, optional: true, max: 100_000_000 }
    }),
    estimatedLandedCostPerTonne: number('estimatedLandedCost', 'NGN/t', 0),
    recommendedPickupVehicle: text('recommendedPickupVehicle', {
      length: 20,
      column: 'recommended_pickup_vehicle',
      imported: { choices: PICKUP_VEHICLES, optional: true }
    }),
    totalTransactions: whole('purchasesLyingAtTheMill', null, { live: true }),
    agents: whole('agentsWithPilesAtTheMill', null, { access: 'staff', live: true })
  },
  layers: [
    {
      id: 'field-purchases',
      title: 'layer.fieldPurchases',
      group: 'purchases',
      draws: byClasses('tonnesPurchased', TONNES_BOUGHT_LEGEND, trapezoid, {
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
          total('tonnesPurchased'),
          total('amountPaid'),
          average('estimatedLandedCostPerTonne', 'tonnesPurchased')
        ]
      }
    }
  ]
});
