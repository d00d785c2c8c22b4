import fc from 'fast-check';
import { computeAveragePrice, computeClusterAverages } from './mills';
import type { ClusterMember } from './mills';

const bad = [null, NaN, Infinity, -Infinity, -1];

describe('computeAveragePrice', () => {
  it('divides the amount paid by the tonnes bought, and returns null without tonnes', () => {
    expect(computeAveragePrice(3_642_000, 100)).toBe(36_420);
    expect(computeAveragePrice(0, 100)).toBe(0);
    expect(computeAveragePrice(100, 0)).toBeNull();
    expect(computeAveragePrice(1e308, 1e-9)).toBeNull();
    for (const value of bad)
      expect([computeAveragePrice(value, 1), computeAveragePrice(1, value)]).toEqual([null, null]);
  });

  it('returns a price that multiplied by the tonnes is the amount paid', () => {
    const amount = fc.double({ min: 1e-3, max: 1e9, noNaN: true });
    fc.assert(
      fc.property(amount, amount, (paid, tonnes) => {
        const back = Number(computeAveragePrice(paid, tonnes)) * tonnes;
        expect(Math.abs(back - paid)).toBeLessThanOrEqual(1e-9 * paid);
      })
    );
  });
});

describe('computeClusterAverages', () => {
  const createMill = (tonsAmount: number | null, sustainability: number | null): ClusterMember => ({
    cluster_count: 1,
    tonsAmount,
    sustainability
  });

  it('returns tonnes per mill and the sustainability weighted by mills', () => {
    expect(computeClusterAverages([createMill(10, 80), createMill(30, 60)])).toEqual({
      cluster_count: 2,
      aveP1PMill: 20,
      cluster_avg_sustainability: 70
    });
    expect(
      computeClusterAverages([{ cluster_count: 3, tonsAmount: 60, sustainability: 90 }, createMill(20, 50)])
    ).toEqual({
      cluster_count: 4,
      aveP1PMill: 20,
      cluster_avg_sustainability: 80
    });
  });

  it('leaves out unknown values', () => {
    for (const value of bad)
      expect(computeClusterAverages([createMill(value, 80), createMill(30, value)])).toEqual({
        cluster_count: 2,
        aveP1PMill: 30,
        cluster_avg_sustainability: 80
      });
    expect(computeClusterAverages([createMill(null, null)])).toEqual({
      cluster_count: 1,
      aveP1PMill: null,
      cluster_avg_sustainability: null
    });
    expect(computeClusterAverages([])).toEqual({
      cluster_count: 0,
      aveP1PMill: null,
      cluster_avg_sustainability: null
    });
    expect(computeClusterAverages([{ ...createMill(5, 5), cluster_count: NaN }])).toEqual({
      cluster_count: 0,
      aveP1PMill: null,
      cluster_avg_sustainability: null
    });
    expect(computeClusterAverages([createMill(1e308, 0), createMill(1e308, 0)]).aveP1PMill).toBeNull();
  });

  it('returns the same however the mills are grouped', () => {
    const amount = fc.double({ min: 0, max: 1e4, noNaN: true });
    const score = fc.double({ min: 0, max: 100, noNaN: true });
    const group = fc.array(fc.tuple(amount, score), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(group, group, (a, b) => {
        const mills = [...a, ...b].map(([tonnes, points]) => createMill(tonnes, points));
        const merged = [a, b].map((part): ClusterMember => {
          const averages = computeClusterAverages(part.map(([tonnes, points]) => createMill(tonnes, points)));
          return {
            cluster_count: part.length,
            tonsAmount: part.reduce((sum, [tonnes]) => sum + tonnes, 0),
            sustainability: averages.cluster_avg_sustainability
          };
        });
        const [flat, grouped] = [computeClusterAverages(mills), computeClusterAverages(merged)];
        expect(grouped.cluster_count).toBe(flat.cluster_count);
        expect(grouped.aveP1PMill).toBeCloseTo(Number(flat.aveP1PMill), 6);
        expect(grouped.cluster_avg_sustainability).toBeCloseTo(Number(flat.cluster_avg_sustainability), 6);
      })
    );
  });
});
