import fc from 'fast-check';
import type { BandStart, NumberRange } from './band';
import { findBand, buildBands, isInRange } from './band';

const createRange = (
  min: number | null,
  max: number | null,
  minInclusive = true,
  maxInclusive = true
): NumberRange => ({ min, max, minInclusive, maxInclusive });

describe('isInRange', () => {
  it.each([
    [createRange(1, 2), [1, 1.5, 2], [0.999, 2.001]],
    [createRange(1, 2, false), [1.001, 2], [1]],
    [createRange(1, 2, true, false), [1, 1.999], [2]],
    [createRange(null, 2), [-1e308, 2], [2.001]],
    [createRange(1, null), [1, 1e308], [0.999]],
    [createRange(null, null), [-1e308, 0, 1e308], []],
    [createRange(2, 1), [], [1, 1.5, 2]]
  ])('%j contains %j and not %j', (given, inside, outside) => {
    expect(inside.map((value) => isInRange(given, value))).toEqual(inside.map(() => true));
    expect(outside.map((value) => isInRange(given, value))).toEqual(outside.map(() => false));
  });

  it('returns false for a value that is not a finite number', () => {
    for (const value of [null, undefined, NaN, Infinity, -Infinity, '1', {}])
      expect(isInRange(createRange(null, null), value)).toBe(false);
  });
});

describe('buildBands', () => {
  const bands = buildBands(
    [
      { id: 'a', label: '<5', from: 0 },
      { id: 'b', label: '5-10', from: 5 },
      { id: 'c', label: '>10', above: 10 }
    ],
    ['#111111', '#222222', '#333333']
  );

  it('ends each band where the next begins', () => {
    expect(bands).toEqual([
      { id: 'a', label: '<5', min: 0, max: 5, minInclusive: true, maxInclusive: false, color: '#111111' },
      { id: 'b', label: '5-10', min: 5, max: 10, minInclusive: true, maxInclusive: true, color: '#222222' },
      {
        id: 'c',
        label: '>10',
        min: 10,
        max: null,
        minInclusive: false,
        maxInclusive: false,
        color: '#333333'
      }
    ]);
    expect(buildBands([], [])).toEqual([]);
  });

  it('creates bands in which each value is found', () => {
    expect([0, 4.999, 5, 10, 10.001, 1e308].map((value) => findBand(bands, value)?.id)).toEqual([
      'a',
      'a',
      'b',
      'b',
      'c',
      'c'
    ]);
  });

  it('creates no band for a value below the first start or for a value that is not a finite number', () => {
    for (const value of [-0.001, null, undefined, NaN, Infinity, '5'])
      expect(findBand(bands, value)).toBeNull();
    expect(findBand([], 1)).toBeNull();
  });

  it('puts every value from the first start on into exactly one band, for any starts', () => {
    const starts = fc
      .uniqueArray(fc.integer({ min: -1000, max: 1000 }), { minLength: 1, maxLength: 8 })
      .chain((edges) =>
        fc.tuple(
          fc.constant([...edges].sort((a, b) => a - b)),
          fc.array(fc.boolean(), { minLength: edges.length, maxLength: edges.length })
        )
      )
      .map(([edges, exclusive]) =>
        edges.map((edge, index): BandStart => {
          const name = { id: String(index), label: String(edge) };
          return index > 0 && exclusive[index] ? { ...name, above: edge } : { ...name, from: edge };
        })
      );
    const value = fc.oneof(
      fc.integer({ min: -1100, max: 1100 }),
      fc.double({ min: -1100, max: 1100, noNaN: true })
    );
    fc.assert(
      fc.property(starts, value, (given, number) => {
        const found = buildBands(given, []).filter((band) => isInRange(band, number));
        const first = given[0] as { from: number };
        expect(found).toHaveLength(number >= first.from ? 1 : 0);
      })
    );
  });
});
