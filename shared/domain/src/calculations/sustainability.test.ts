import fc from 'fast-check';
import { computeSustainabilityScore } from './sustainability';

const amount = fc.double({ min: 0, max: 1e9, noNaN: true });

describe('computeSustainabilityScore', () => {
  it('is the percent of the clusters that is not deforested, from 0 to 100', () => {
    expect(computeSustainabilityScore(200, 30)).toBeCloseTo(85, 9);
    expect(computeSustainabilityScore(200, 0)).toBe(100);
    expect(computeSustainabilityScore(200, 200)).toBe(0);
    expect(computeSustainabilityScore(200, 500)).toBe(0);
  });

  it('is null without clusters and for an invalid area', () => {
    expect(computeSustainabilityScore(0, 0)).toBeNull();
    for (const value of [null, NaN, Infinity, -1])
      expect([computeSustainabilityScore(value, 1), computeSustainabilityScore(1, value)]).toEqual([
        null,
        null
      ]);
    expect(computeSustainabilityScore(5e-324, 1e308)).toBe(0);
  });

  it('falls with deforestation, rises with the clusters, and does not depend on the unit', () => {
    fc.assert(
      fc.property(amount, amount, amount, (clusters, deforested, more) => {
        fc.pre(clusters > 1e-3);
        const score = Number(computeSustainabilityScore(clusters, deforested));
        expect(score >= 0 && score <= 100).toBe(true);
        expect(Number(computeSustainabilityScore(clusters, deforested + more))).toBeLessThanOrEqual(score);
        expect(Number(computeSustainabilityScore(clusters + more, deforested))).toBeGreaterThanOrEqual(score);
        expect(computeSustainabilityScore(2.5 * clusters, 2.5 * deforested)).toBeCloseTo(score, 6);
      })
    );
  });
});
