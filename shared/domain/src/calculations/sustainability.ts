import { quantity } from '../numbers';

/**
 * Sustainability score of a mill, from 0 to 100: the percent of the oil palm clusters round it (ha) that deforested land
 * (ha) does not take up, 100 × (1 − deforested ÷ clusters), never below 0. Null without a cluster area, and when either
 * is no quantity. Source: section 3 "Confirmed / tagged mills", decision 9 "Sustainability score".
 * The store reckons the same in SQL.
 * @internal
 * @example sustainabilityScore(200, 30) → 85
 * @example sustainabilityScore(200, 500) → 0
 * @example sustainabilityScore(0, 0) → null
 */
export function sustainabilityScore(
  oilPalmClusterHectares: number | null,
  deforestedLayerHectares: number | null
): number | null {
  const [clusters, deforested] = [quantity(oilPalmClusterHectares), quantity(deforestedLayerHectares)];
  if (clusters === null || deforested === null || clusters === 0) return null;
  return 100 * Math.max(0, 1 - deforested / clusters);
}
