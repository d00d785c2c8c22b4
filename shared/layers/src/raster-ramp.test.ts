import fc from 'fast-check';
import { CATALOGUE, isRaster } from './catalogue';
import { canBeContinuous, computeRampShare, computeStretch, createRampRule } from './raster-ramp';

const number = fc.double({ min: -1e6, max: 1e6, noNaN: true });

describe('stretch of a continuous raster', () => {
  it('is the range of the known values, and never contains 0 for an unknown one', () => {
    expect(computeStretch([6.2, null, 5.1])).toEqual({ low: 5.1, high: 6.2 });
    expect(computeStretch([0, null])).toEqual({ low: 0, high: 0 });
  });

  it.each([[[]], [[null, null]], [[NaN, Infinity]]])('is null when no value is known: %j', (values) => {
    expect(computeStretch(values)).toBeNull();
  });

  it('contains every value, whose positions on the ramp are in their order', () => {
    fc.assert(
      fc.property(fc.array(number, { minLength: 2 }), (values) => {
        const stretch = computeStretch(values)!;
        const sorted = [...values].sort((a, b) => a - b).map((value) => computeRampShare(stretch, value));
        expect(sorted).toEqual([...sorted].sort((a, b) => a - b));
        expect(sorted.every((share) => share >= 0 && share <= 1)).toBe(true);
      })
    );
  });

  it('puts a single value in the middle, and values beyond an end at that end', () => {
    expect(computeRampShare({ low: 6, high: 6 }, 6)).toBe(0.5);
    expect(computeRampShare({ low: 5, high: 7 }, 4)).toBe(0);
    expect(computeRampShare({ low: 5, high: 7 }, 9)).toBe(1);
  });

  it('is written with a lowest value below the highest, also for a single value', () => {
    const readEnds = (low: number, high: number) =>
      JSON.parse(JSON.stringify(createRampRule({ low, high }))).rasterFunctionArguments.Raster
        .rasterFunctionArguments.Statistics[0] as number[];
    expect(readEnds(5.1, 6.2).slice(0, 2)).toEqual([5.1, 6.2]);
    expect(readEnds(6, 6).slice(0, 2)).toEqual([5, 7]);
  });
});

it('every raster can be continuous, except one whose values are keys of names', () => {
  const pages = CATALOGUE.filter(isRaster).map(({ raster }) => raster);
  expect(pages.filter((page) => !canBeContinuous(page)).map(({ id }) => id)).toEqual(['growing-area']);
});
