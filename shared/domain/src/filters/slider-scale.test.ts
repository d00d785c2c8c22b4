import fc from 'fast-check';
import type { SliderScale } from './slider-scale';
import { computeHistogramEdges, isSkewed, computeScaleShare, computeScaleValue } from './slider-scale';

const scales = fc.record({
  min: fc.integer({ min: -100, max: 100 }),
  span: fc.integer({ min: 10, max: 80_000 }),
  log: fc.boolean()
});
const asScale = ({ min, span, log }: { min: number; span: number; log: boolean }): SliderScale => ({
  min,
  max: min + span,
  log
});

describe('isSkewed', () => {
  const createValues = (low: number, high: number) =>
    Float64Array.from([...new Array<number>(low).fill(1), ...new Array<number>(high).fill(300), NaN]);
  const range = { min: 0, max: 500 };

  it('returns true when more than half of the values lie in the lowest tenth', () => {
    expect(isSkewed(createValues(30, 29), range)).toBe(true);
    expect(isSkewed(createValues(30, 30), range)).toBe(false);
  });

  it('returns false for fewer than twenty values and for a range shorter than 10', () => {
    expect([isSkewed(createValues(19, 0), range), isSkewed(createValues(20, 0), range)]).toEqual([
      false,
      true
    ]);
    const low = new Float64Array(30);
    expect([isSkewed(low, { min: 0, max: 9 }), isSkewed(low, { min: 0, max: 10 })]).toEqual([false, true]);
  });
});

describe('scale of a slider', () => {
  it('converts a value on a step to its position and back', () => {
    fc.assert(
      fc.property(scales, fc.double({ min: 0, max: 1, noNaN: true }), (given, share) => {
        const scale = asScale(given);
        const value = computeScaleValue(scale, share, 1);
        expect(Number.isInteger(value)).toBe(true);
        expect(computeScaleValue(scale, computeScaleShare(scale, value), 1)).toBe(value);
      })
    );
  });

  it('rises from 0 at one end to 1 at the other, and clamps values beyond the ends', () => {
    fc.assert(
      fc.property(scales, fc.nat(80_000), fc.nat(80_000), (given, one, other) => {
        const scale = asScale(given);
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        expect(computeScaleShare(scale, scale.min + low)).toBeLessThanOrEqual(
          computeScaleShare(scale, scale.min + high)
        );
        expect([computeScaleShare(scale, scale.min - 1), computeScaleShare(scale, scale.max + 1)]).toEqual([
          0, 1
        ]);
        expect([computeScaleValue(scale, -1, 1), computeScaleValue(scale, 2, 1)]).toEqual([
          scale.min,
          scale.max
        ]);
      })
    );
  });

  it('returns decimal steps without binary noise', () => {
    expect(computeScaleValue({ min: 0, max: 1, log: false }, 0.3, 0.1)).toBe(0.3);
    expect(computeScaleValue({ min: 0.2, max: 12.2, log: true }, 0.5, 0.1)).toBe(2.8);
  });
});

describe('computeHistogramEdges', () => {
  it('returns distinct edges that rise from the low end to the high end', () => {
    fc.assert(
      fc.property(
        scales,
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 7 }),
        (given, parts, step) => {
          const scale = asScale(given);
          const edges = computeHistogramEdges(scale, step, parts);
          expect([edges[0], edges.at(-1)]).toEqual([scale.min, scale.max]);
          expect(edges.length).toBeLessThanOrEqual(parts + 1);
          edges.slice(1).forEach((edge, at) => expect(edge).toBeGreaterThan(edges[at]!));
        }
      )
    );
  });
});
