/** Formulas of drive-time service areas. */
import { toFinite, toQuantity, roundTo } from '../numbers';
import type { Parameters } from '../parameters';

/**
 * Computes the cost in NGN of moving one tonne over a drive time in minutes: 83 NGN per minute, to 2 decimals.
 * Null for an invalid time. Source: section 9 "Service area formulas".
 * @example computeLogisticsCost(60, DEFAULT_PARAMETERS) → 4980
 */
export function computeLogisticsCost(
  minutes: number | null,
  p: Pick<Parameters, 'logisticsCostPerMinute'>
): number | null {
  const time = toQuantity(minutes);
  return time === null ? null : toFinite(roundTo(p.logisticsCostPerMinute * time, 2));
}

/**
 * Computes 0.024 × acres × (73500 − (P1 price + logistics cost + 10000)) × 0.1, in NGN per month; negative when
 * a tonne costs more than its sale price. Price and cost in NGN/t. Null when any input is not a quantity.
 * Source: section 9 "Service area formulas".
 * @example computeMonthlyProfit(100, 36500, 4980, DEFAULT_PARAMETERS) → 5284.8
 */
export function computeMonthlyProfit(
  acres: number | null,
  p1Price: number | null,
  logistics: number | null,
  p: Parameters
): number | null {
  const [area, price, transport] = [toQuantity(acres), toQuantity(p1Price), toQuantity(logistics)];
  if (area === null || price === null || transport === null) return null;
  const margin = p.p1SalePrice - (price + transport + p.processingCost);
  return toFinite(p.weeklyP1YieldPerAcre * area * margin * p.profitShare);
}

/**
 * Computes the maize land in hectares: production (t/year) ÷ 2 ÷ average yield (2.23 t/ha when it is unknown or
 * not above zero). Null when the production is not a quantity. Source: section 9 "Service area formulas".
 * @example computeMaizeLand(446, null, DEFAULT_PARAMETERS) → 100
 * @example computeMaizeLand(2000, 2.5, DEFAULT_PARAMETERS) → 400
 */
export function computeMaizeLand(
  production: number | null,
  yieldPerHectare: number | null,
  p: Pick<Parameters, 'maizeSeasonsPerYear' | 'defaultMaizeYield'>
): number | null {
  const tonnes = toQuantity(production);
  return tonnes === null
    ? null
    : toFinite(tonnes / p.maizeSeasonsPerYear / (toQuantity(yieldPerHectare) || p.defaultMaizeYield));
}
