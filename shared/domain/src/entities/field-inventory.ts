import { z } from 'zod';
import { derivedFigure, derivedLabel, figure, label, moment } from './record-fields';

/** P1 that was bought and still lies at a mill. Source: section 3 "Field inventory at mills". */
export const fieldInventory = z.object({
  tonnesPurchased: figure('Tonnage bought', 't'),
  pricePerTonne: figure('Price', 'NGN/t'),
  amountPaid: figure('Amount paid', 'NGN'),
  estimatedLogisticCostPerTonne: derivedFigure('Estimated cost of transport', 'NGN/t'),
  estimatedLandedCostPerTonne: derivedFigure('Estimated price with transport', 'NGN/t'),
  recommendedPickupVehicle: derivedLabel('Vehicle that should fetch it'),
  daysSincePurchase: derivedFigure('Since the purchase', 'days'),
  agentName: label('Agent who bought it'),
  purchaseDate: moment('Day of the purchase'),
  millName: label('Mill it lies at')
});

/** Totals over all mills. Source: section 3 "Mill totals". */
export const millTotals = z.object({
  totalTransactions: derivedFigure('Number of purchases'),
  agents: derivedFigure('Agents with piles')
});
