import fc from 'fast-check';
import { isInRange } from '../bands/band';
import type { NumberRange } from '../bands/band';
import type { PanelColumns, PanelFilter } from './panel-figures';
import { computePanelFigures, computePanelMask, sumByName } from './panel-figures';

const createRange = (min: number | null, max: number | null, minInclusive = true, maxInclusive = true) => ({
  min,
  max,
  minInclusive,
  maxInclusive
});
const createRangeFilter = (column: string, given: NumberRange): PanelFilter => ({
  kind: 'range',
  column,
  range: given
});
const createLabelFilter = (column: string, ...labels: string[]): PanelFilter => ({
  kind: 'oneOf',
  column,
  labels
});

const columns: PanelColumns = {
  numbers: {
    days: Float64Array.of(3, 7, NaN, 20, Infinity),
    transactions: Int32Array.of(1, 2, 3, 4, 5)
  },
  categories: { state: { codes: Int32Array.of(0, 1, 0, -1, 9), labels: ['Edo', 'Imo'] } }
};
const computeMask = (...filters: PanelFilter[]) => Array.from(computePanelMask(columns, filters));

describe('weighted average of computePanelFigures', () => {
  const paid: PanelColumns = {
    numbers: { price: Float64Array.of(30, 40, 99, NaN, 50), tonnes: Float64Array.of(3, 1, 0, 5, NaN) },
    categories: {}
  };
  const computeAverage = (mask: Uint8Array) =>
    computePanelFigures(paid, mask, { price: 'tonnes' }).numbers.price!.average;

  it('weights a price by its tonnes, and leaves out rows without a price or tonnes', () => {
    expect(computeAverage(Uint8Array.of(1, 1, 1, 1, 1))).toBe(32.5);
    expect(computeAverage(Uint8Array.of(0, 1, 1, 1, 1))).toBe(40);
    expect(computeAverage(Uint8Array.of(0, 0, 1, 1, 1))).toBeNull();
  });

  it('leaves the other figures unchanged', () => {
    const mask = Uint8Array.of(1, 1, 1, 1, 1);
    const weighted = computePanelFigures(paid, mask, { price: 'tonnes' });
    const plain = computePanelFigures(paid, mask);
    expect(weighted.numbers.tonnes).toEqual(plain.numbers.tonnes);
    expect({ ...weighted.numbers.price, average: null }).toEqual({ ...plain.numbers.price, average: null });
  });

  it('lies between the minimum and the maximum', () => {
    const generateNumber = (min: number, max: number) => fc.double({ min, max, noNaN: true });
    const rows = fc.array(fc.tuple(generateNumber(1, 1e6), generateNumber(1e-3, 1e3)), {
      minLength: 1
    });
    fc.assert(
      fc.property(rows, (pairs) => {
        const numbers = {
          price: Float64Array.from(pairs, ([price]) => price),
          tonnes: Float64Array.from(pairs, ([, tonnes]) => tonnes)
        };
        const mask = new Uint8Array(pairs.length).fill(1);
        const { average, min, max } = computePanelFigures({ numbers, categories: {} }, mask, {
          price: 'tonnes'
        }).numbers.price!;
        expect(average).toBeGreaterThanOrEqual((min ?? 0) * (1 - 1e-9));
        expect(average).toBeLessThanOrEqual((max ?? 0) * (1 + 1e-9));
      })
    );
  });
});

describe('computePanelMask', () => {
  it('keeps all rows without a filter', () => {
    expect(computeMask()).toEqual([1, 1, 1, 1, 1]);
    expect(Array.from(computePanelMask({ numbers: {}, categories: {} }, []))).toEqual([]);
    const uneven = {
      numbers: { a: Int32Array.of(1) },
      categories: { b: { codes: new Int32Array(3), labels: [] } }
    };
    expect(computePanelMask(uneven, []).length).toBe(3);
  });

  it('keeps the rows that lie in every range, with or without its ends', () => {
    expect(computeMask(createRangeFilter('days', createRange(7, null)))).toEqual([0, 1, 0, 1, 0]);
    expect(computeMask(createRangeFilter('days', createRange(7, null, false)))).toEqual([0, 0, 0, 1, 0]);
    expect(computeMask(createRangeFilter('days', createRange(null, 7)))).toEqual([1, 1, 0, 0, 0]);
    expect(computeMask(createRangeFilter('days', createRange(null, 7, true, false)))).toEqual([
      1, 0, 0, 0, 0
    ]);
    expect(computeMask(createRangeFilter('days', createRange(null, null, false, false)))).toEqual([
      1, 1, 0, 1, 0
    ]);
    expect(
      computeMask(
        createRangeFilter('days', createRange(3, 20)),
        createRangeFilter('transactions', createRange(2, 3))
      )
    ).toEqual([0, 1, 0, 0, 0]);
  });

  it('keeps the rows with one of the chosen names', () => {
    expect(computeMask(createLabelFilter('state', 'Edo'))).toEqual([1, 0, 1, 0, 0]);
    expect(computeMask(createLabelFilter('state', 'Edo', 'Imo', 'Abia'))).toEqual([1, 1, 1, 0, 0]);
  });

  it('[LP-08] keeps no rows for an empty choice', () => {
    expect(computeMask(createLabelFilter('state'))).toEqual([0, 0, 0, 0, 0]);
  });

  it('keeps no rows for a reversed range, NaN bounds or an unknown column', () => {
    const nothing = [0, 0, 0, 0, 0];
    expect(computeMask(createRangeFilter('days', createRange(20, 3)))).toEqual(nothing);
    expect(computeMask(createRangeFilter('days', createRange(NaN, null)))).toEqual(nothing);
    expect(computeMask(createRangeFilter('days', createRange(null, NaN)))).toEqual(nothing);
    expect(computeMask(createRangeFilter('weeks', createRange(null, null)))).toEqual(nothing);
    expect(computeMask(createRangeFilter('state', createRange(null, null)))).toEqual(nothing);
    expect(computeMask(createLabelFilter('days', 'Edo'))).toEqual(nothing);
  });

  it('drops rows beyond the end of a shorter column', () => {
    const short = { ...columns, numbers: { ...columns.numbers, age: Float64Array.of(1) } };
    expect(Array.from(computePanelMask(short, [createRangeFilter('age', createRange(0, null))]))).toEqual([
      1, 0, 0, 0, 0
    ]);
  });

  it('drops infinities even when a bound is infinite', () => {
    const infinite = { numbers: { a: Float64Array.of(-Infinity, 0, Infinity) }, categories: {} };
    const all = createRange(-Infinity, Infinity);
    expect(Array.from(computePanelMask(infinite, [createRangeFilter('a', all)]))).toEqual([0, 1, 0]);
  });
});

describe('computePanelFigures', () => {
  it('returns counts, sums, averages and bounds over the kept rows', () => {
    expect(computePanelFigures(columns, Uint8Array.of(1, 1, 1, 1, 0))).toEqual({
      count: 4,
      numbers: {
        days: { known: 3, sum: 30, average: 10, min: 3, max: 20 },
        transactions: { known: 4, sum: 10, average: 2.5, min: 1, max: 4 }
      },
      categories: { state: { Edo: 2, Imo: 1 } }
    });
  });

  it('treats any mask value but 0 as kept, and rows beyond the mask as dropped', () => {
    expect(computePanelFigures(columns, Uint8Array.of(0, 255))).toMatchObject({
      count: 1,
      numbers: { days: { known: 1, sum: 7, average: 7, min: 7, max: 7 } },
      categories: { state: { Edo: 0, Imo: 1 } }
    });
    expect(computePanelFigures(columns, Uint8Array.of(0, 0, 0, 0, 1, 1, 1))).toMatchObject({
      count: 3,
      numbers: { days: { known: 0 }, transactions: { known: 1, sum: 5 } }
    });
  });

  it('returns null without values, and for a sum that overflows', () => {
    const nothing = { known: 0, sum: null, average: null, min: null, max: null };
    expect(computePanelFigures(columns, new Uint8Array(5)).numbers.days).toEqual(nothing);
    const huge = { numbers: { a: Float64Array.of(1e308, 1e308) }, categories: {} };
    expect(computePanelFigures(huge, Uint8Array.of(1, 1)).numbers.a).toEqual({
      known: 2,
      sum: null,
      average: null,
      min: 1e308,
      max: 1e308
    });
  });

  it('equals a plain computation row by row', () => {
    const value = fc.oneof(
      fc.double({ min: -100, max: 100 }),
      fc.constantFrom(NaN, Infinity, -Infinity, 0, 5)
    );
    const rows = fc.array(fc.record({ value, code: fc.integer({ min: -1, max: 3 }) }), { maxLength: 60 });
    const bound = fc.oneof(fc.constant(null), fc.integer({ min: -100, max: 100 }));
    const anyRange = fc.record({
      min: bound,
      max: bound,
      minInclusive: fc.boolean(),
      maxInclusive: fc.boolean()
    });
    const labels = ['a', 'b', 'c'];
    fc.assert(
      fc.property(rows, anyRange, fc.subarray(labels), (given, wanted, chosen) => {
        const panel: PanelColumns = {
          numbers: { value: Float64Array.from(given, (row) => row.value) },
          categories: { name: { codes: Int32Array.from(given, ({ code }) => code), labels } }
        };
        const mask = computePanelMask(panel, [
          createRangeFilter('value', wanted),
          createLabelFilter('name', ...chosen)
        ]);
        const expected = given.filter(
          (row) => isInRange(wanted, row.value) && chosen.some((label) => label === labels[row.code])
        );
        const { count, numbers, categories } = computePanelFigures(panel, mask);
        expect(count).toBe(expected.length);
        expect(numbers.value!.known).toBe(expected.length);
        expect(numbers.value!.sum ?? 0).toBeCloseTo(
          expected.reduce((sum, row) => sum + row.value, 0),
          9
        );
        expect(Object.values(categories.name!).reduce((sum, part) => sum + part, 0)).toBe(count);
        for (const [code, label] of labels.entries())
          expect(categories.name![label]).toBe(expected.filter((row) => row.code === code).length);
      })
    );
  });
});

describe('sumByName', () => {
  const names = { codes: Int32Array.of(1, 0, 1, -1, 2, 1), labels: ['Bola', 'Ada', 'Idle'] };
  const tonnes = Float64Array.of(2, 4, NaN, 9, NaN, 3);

  it('returns sums of the kept rows in alphabetical order, with the number of rows without a value', () => {
    expect(sumByName(names, tonnes, new Uint8Array(6).fill(1))).toEqual([
      { name: 'Ada', count: 3, sum: 5, without: 1 },
      { name: 'Bola', count: 1, sum: 4, without: 0 },
      { name: 'Idle', count: 1, sum: null, without: 1 }
    ]);
    expect(sumByName(names, tonnes, Uint8Array.of(0, 0, 0, 1, 0, 1))).toEqual([
      { name: 'Ada', count: 1, sum: 3, without: 0 }
    ]);
    expect(sumByName(names, tonnes, new Uint8Array(6))).toEqual([]);
  });
});
