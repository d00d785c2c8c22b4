import { z } from 'zod';
import { describeDerivedFigure, describeLabel, describeMoment } from './record-fields';

/**
 * Values of the layers' `priceAge`: whether a current price is older than the parameter `priceAgeWarningDays`
 * allows.
 */
export const OLD_PRICE = 'old';
export const RECENT_PRICE = 'recent';

/**
 * The area of an LGA with its figures. Source: section 3 "LGA boundary"; docs/rules/layers.md defines what each
 * field counts.
 */
export const lgaBoundary = z.object({
  ADM1_EN: describeLabel('State'),
  ADM2_EN: describeLabel('LGA'),
  oilClusterStr: describeDerivedFigure('Oil palm', 'acre'),
  tones: describeDerivedFigure('Tonnes bought', 't'),
  noTaggedMi: describeDerivedFigure('Mills with a location that are physically tagged'),
  p1Weekly: describeDerivedFigure('Yield of P1', 't/week'),
  avgPricePe: describeDerivedFigure('Average P1 price of all purchases', 'NGN/t'),
  noPindTran: describeDerivedFigure('Transactions: purchases of P1 at its mills'),
  noOilPalmF: describeDerivedFigure('Oil palm clusters'),
  currentP1Price: describeDerivedFigure('Current P1 price; null without a purchase', 'NGN/t'),
  updatedAt: describeMoment('Day of the last purchase, which the current price ends with; null without one')
});
