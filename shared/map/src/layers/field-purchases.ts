import { PICKUP_VEHICLES, TONNES_BOUGHT_LEGEND } from '@site/domain';
import type { LayerDefinition } from './layer';
import { day, number, popup, text } from './popups';
import { byBands } from './renderers';
import { growingMarker, NO_VALUE } from './symbols';

const square = growingMarker('esriSMSSquare');

/** P1 bought and still lying at mills. */
export const fieldPurchasesLayer: LayerDefinition = {
  id: 'field-purchases',
  title: 'P1 Field Purchases',
  service: 'fieldInventory',
  role: 'staff',
  group: 'purchases',
  visibility: false,
  panel: {
    sliders: [
      { slider: 'fieldPurchasesDays', field: 'daysSincePurchase' },
      { slider: 'fieldPurchasesTonnes', field: 'tonnesPurchased' }
    ],
    lists: [{ name: 'pickupVehicle', field: 'recommendedPickupVehicle', items: PICKUP_VEHICLES }],
    countBy: ['recommendedPickupVehicle', 'agentName'],
    figures: [
      { field: 'tonnesPurchased', kind: 'total', decimals: 1 },
      { field: 'amountPaid', kind: 'total', decimals: 0 },
      { field: 'estimatedLandedCostPerTonne', kind: 'average', decimals: 0, weight: 'tonnesPurchased' }
    ]
  },
  popupInfo: popup('{millName}', [
    text('agentName', 'Agent'),
    day('purchaseDate', 'Date of purchase'),
    number('daysSincePurchase', 'Days since purchase (d)'),
    number('tonnesPurchased', 'Tonnes at field (t)', 1),
    number('pricePerTonne', 'Price (₦/t)'),
    number('amountPaid', 'Amount paid (₦)'),
    number('estimatedLogisticCostPerTonne', 'Estimated logistic cost (₦/t)'),
    number('estimatedLandedCostPerTonne', 'Estimated landed cost (₦/t)'),
    text('recommendedPickupVehicle', 'Recommended pickup vehicle')
  ]),
  layerDefinition: {
    drawingInfo: {
      renderer: byBands(TONNES_BOUGHT_LEGEND, 'tonnesPurchased', 'Tonnes at field', square, {
        symbol: square(NO_VALUE, 0),
        label: 'Not weighed'
      })
    }
  }
};
