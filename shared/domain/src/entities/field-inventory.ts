import { z } from 'zod';
import {
  describeDerivedFigure,
  describeDerivedLabel,
  describeFigure,
  describeLabel,
  describeMoment
} from './record-fields';

/** P1 that was bought and still lies at a mill. Source: section 3 "Field inventory at mills". */
export const fieldInventory = z.object({
  tonnesPurchased: describeFigure('Tonnage bought', 't'),
  pricePerTonne: describeFigure('Price', 'NGN/t'),
  amountPaid: describeFigure('Amount paid', 'NGN'),
  estimatedLogisticCostPerTonne: describeDerivedFigure('Estimated cost of transport', 'NGN/t'),
  estimatedLandedCostPerTonne: describeDerivedFigure('Estimated price with transport', 'NGN/t'),
  recommendedPickupVehicle: describeDerivedLabel('Vehicle that should fetch it'),
  daysSincePurchase: describeDerivedFigure('Since the purchase', 'days'),
  agentName: describeLabel('Agent who bought it'),
  purchaseDate: describeMoment('Day of the purchase'),
  millName: describeLabel('Mill it lies at')
});

/** Totals over all mills. Source: section 3 "Mill totals". */
export const millTotals = z.object({
  totalTransactions: describeDerivedFigure('Number of purchases'),
  agents: describeDerivedFigure('Agents with piles')
});
