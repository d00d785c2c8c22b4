import fc from 'fast-check';
import {
  averagePricePerTonne,
  clusterAverages,
  daysSinceDiscovery,
  hasLocation,
  locatedMills,
  MILL_SIZES,
  readMillSize
} from './mills';
import type { ClusterMember } from './mills';

const bad = [null, NaN, Infinity, -Infinity, -1];

describe('the size of a mill', () => {
  it('is read without regard to case and blanks', () => {
    expect(MILL_SIZES).toEqual(['Small', 'Medium', 'Large']);
    expect(['Small', ' medium ', 'LARGE', 'huge', '', null].map(readMillSize)).toEqual([
      'Small',
      'Medium',
      'Large',
      null,
      null,
      null
    ]);
  });
});

describe('mills with a location', () => {
  const at = (latitude: unknown, longitude: unknown) => ({
    location: { latitude, longitude } as { latitude: number; longitude: number }
  });

  it('are kept, the others not', () => {
    const kept = [at(5, 8), at(0, 0), at(-90, 180), at(90, -180)];
    const left = [
      {},
      { location: null },
      at(NaN, 8),
      at(5, Infinity),
      at(90.01, 8),
      at(-90.01, 8),
      at(5, 180.01),
      at(5, -180.01),
      at('5', 8),
      at(undefined, 8),
      at(5, null)
    ];
    expect(locatedMills([...left, ...kept])).toEqual(kept);
    expect(locatedMills([])).toEqual([]);
    expect(hasLocation({ location: undefined })).toBe(false);
  });
});

describe('days since discovery', () => {
  /** Midnight of 1 May 2024 in Lagos, an hour before midnight UTC's end. */
  const now = Date.UTC(2024, 3, 30, 23);

  it('are whole days in Lagos', () => {
    expect(daysSinceDiscovery('2024-05-01', now)).toBe(0);
    expect(daysSinceDiscovery(' 2024-04-24 ', now)).toBe(7);
    expect(daysSinceDiscovery('2024-04-30T22:59:59Z', now)).toBe(1);
    expect(daysSinceDiscovery('2024-04-30T23:00:00.000Z', now)).toBe(0);
    expect(daysSinceDiscovery('2024-05-01T00:30+01:00', now)).toBe(0);
    expect(daysSinceDiscovery('2024-04-30T20:00-03:00', now)).toBe(0);
    expect(daysSinceDiscovery('2024-04-30T23:30', now)).toBe(1);
    expect(daysSinceDiscovery('2024-04-30T23:30:00', now)).toBe(1);
    expect(daysSinceDiscovery(now, now)).toBe(0);
    expect(daysSinceDiscovery(now - 1, now)).toBe(1);
  });

  it.each([
    [null],
    [''],
    ['yesterday'],
    ['5'],
    ['2024-02-30'],
    ['2024-02-30T10:00Z'],
    ['2024-04-30T25:00Z'],
    ['2024-04-30Tmorning'],
    ['x2024-04-30'],
    ['2024-04-30Zx'],
    ['2024-05-02'],
    [now + 86_400_000],
    [NaN],
    [Infinity]
  ])('are null for %p', (discovered) => {
    expect(daysSinceDiscovery(discovered, now)).toBeNull();
  });

  it('are null without a clock', () => {
    expect(daysSinceDiscovery('2024-04-24', NaN)).toBeNull();
  });

  it('grow by one a day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3650 }), fc.integer({ min: 0, max: 3650 }), (ago, later) => {
        const discovered = now - ago * 86_400_000;
        expect(daysSinceDiscovery(discovered, now + later * 86_400_000)).toBe(ago + later);
      })
    );
  });
});

describe('the average price', () => {
  it('is what was paid over what was bought', () => {
    expect(averagePricePerTonne(3_642_000, 100)).toBe(36_420);
    expect(averagePricePerTonne(0, 100)).toBe(0);
    expect(averagePricePerTonne(100, 0)).toBeNull();
    expect(averagePricePerTonne(1e308, 1e-9)).toBeNull();
    for (const value of bad)
      expect([averagePricePerTonne(value, 1), averagePricePerTonne(1, value)]).toEqual([null, null]);
  });

  it('gives back what was paid', () => {
    const amount = fc.double({ min: 1e-3, max: 1e9, noNaN: true });
    fc.assert(
      fc.property(amount, amount, (paid, tonnes) => {
        const back = Number(averagePricePerTonne(paid, tonnes)) * tonnes;
        expect(Math.abs(back - paid)).toBeLessThanOrEqual(1e-9 * paid);
      })
    );
  });
});

describe('the figures of a cluster', () => {
  const mill = (tonsAmount: number | null, sustainability: number | null): ClusterMember => ({
    cluster_count: 1,
    tonsAmount,
    sustainability
  });

  it('are tonnes per mill and the sustainability by mills', () => {
    expect(clusterAverages([mill(10, 80), mill(30, 60)])).toEqual({
      cluster_count: 2,
      aveP1PMill: 20,
      cluster_avg_sustainability: 70
    });
    expect(clusterAverages([{ cluster_count: 3, tonsAmount: 60, sustainability: 90 }, mill(20, 50)])).toEqual(
      {
        cluster_count: 4,
        aveP1PMill: 20,
        cluster_avg_sustainability: 80
      }
    );
  });

  it('leave out what is not known', () => {
    for (const value of bad)
      expect(clusterAverages([mill(value, 80), mill(30, value)])).toEqual({
        cluster_count: 2,
        aveP1PMill: 30,
        cluster_avg_sustainability: 80
      });
    expect(clusterAverages([mill(null, null)])).toEqual({
      cluster_count: 1,
      aveP1PMill: null,
      cluster_avg_sustainability: null
    });
    expect(clusterAverages([])).toEqual({
      cluster_count: 0,
      aveP1PMill: null,
      cluster_avg_sustainability: null
    });
    expect(clusterAverages([{ ...mill(5, 5), cluster_count: NaN }])).toEqual({
      cluster_count: 0,
      aveP1PMill: null,
      cluster_avg_sustainability: null
    });
    expect(clusterAverages([mill(1e308, 0), mill(1e308, 0)]).aveP1PMill).toBeNull();
  });

  it('are the same however the mills are grouped', () => {
    const amount = fc.double({ min: 0, max: 1e4, noNaN: true });
    const score = fc.double({ min: 0, max: 100, noNaN: true });
    const group = fc.array(fc.tuple(amount, score), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(group, group, (a, b) => {
        const mills = [...a, ...b].map(([tonnes, points]) => mill(tonnes, points));
        const merged = [a, b].map((part): ClusterMember => {
          const averages = clusterAverages(part.map(([tonnes, points]) => mill(tonnes, points)));
          return {
            cluster_count: part.length,
            tonsAmount: part.reduce((sum, [tonnes]) => sum + tonnes, 0),
            sustainability: averages.cluster_avg_sustainability
          };
        });
        const [flat, grouped] = [clusterAverages(mills), clusterAverages(merged)];
        expect(grouped.cluster_count).toBe(flat.cluster_count);
        expect(grouped.aveP1PMill).toBeCloseTo(Number(flat.aveP1PMill), 6);
        expect(grouped.cluster_avg_sustainability).toBeCloseTo(Number(flat.cluster_avg_sustainability), 6);
      })
    );
  });
});
