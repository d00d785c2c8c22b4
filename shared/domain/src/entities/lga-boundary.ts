import { z } from 'zod';
import { derivedFigure, label, moment } from './record-fields';

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
  ADM1_EN: label('State'),
  ADM2_EN: label('LGA'),
  oilClusterStr: derivedFigure('Oil palm', 'acre'),
  tones: derivedFigure('Tonnes bought', 't'),
  noTaggedMi: derivedFigure('Mills with a location that are physically tagged'),
  p1Weekly: derivedFigure('Yield of P1', 't/week'),
  avgPricePe: derivedFigure('Average P1 price of all purchases', 'NGN/t'),
  noPindTran: derivedFigure('Transactions: purchases of P1 at its mills'),
  noOilPalmF: derivedFigure('Oil palm clusters'),
  currentP1Price: derivedFigure('Current P1 price; null without a purchase', 'NGN/t'),
  updatedAt: moment('Day of the last purchase, which the current price ends with; null without one')
});
