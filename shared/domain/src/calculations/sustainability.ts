import { toQuantity } from '../numbers';

/**
 * Computes the sustainability score of a mill, from 0 to 100: the percent of the surrounding oil palm clusters
 * (ha) that is not deforested land (ha), 100 × (1 − deforested ÷ clusters), at least 0. Null without a cluster
 * area, and when either is not a quantity. The store computes the same in SQL. Source: section 3 "Confirmed /
 * tagged mills", docs/rules/classes-and-scores.md.
 * @internal
 * @example computeSustainabilityScore(200, 30) → 85
 * @example computeSustainabilityScore(200, 500) → 0
 * @example computeSustainabilityScore(0, 0) → null
 */
export function computeSustainabilityScore(
  oilPalmClusterHectares: number | null,
  deforestedLayerHectares: number | null
): number | null {
  const [clusters, deforested] = [toQuantity(oilPalmClusterHectares), toQuantity(deforestedLayerHectares)];
  if (clusters === null || deforested === null || clusters === 0) return null;
  return 100 * Math.max(0, 1 - deforested / clusters);
}
