import fc from 'fast-check';
import { RowIndex, rowIndex } from './row-index';

/** Few different keys, so that many rows share one, and gaps. */
const key = fc.oneof(fc.integer({ min: -4, max: 4 }), fc.constantFrom(NaN, 0.5, -Infinity, Infinity));
const keys = fc.array(key, { maxLength: 40 }).map((values) => Float64Array.from(values));
const sorted = (rows: Iterable<number>) => Array.from(rows).sort((a, b) => a - b);
const rowsWhere = (values: Float64Array, isWanted: (value: number) => boolean) =>
  Array.from(values.keys()).filter((row) => isWanted(values[row]!));

describe('the index of a column', () => {
  it('finds the rows that a look at each would find', () => {
    fc.assert(
      fc.property(keys, key, key, (values, low, high) => {
        fc.pre(!Number.isNaN(low) && !Number.isNaN(high));
        const index = new RowIndex(values);
        const between = (value: number) => value >= low && value <= high;
        expect(sorted(index.between(low, high))).toEqual(rowsWhere(values, between));
        expect(sorted(index.below(low))).toEqual(rowsWhere(values, (value) => value < low));
        expect(sorted(index.above(low))).toEqual(rowsWhere(values, (value) => value > low));
      })
    );
  });

  it('gives them from the least key to the greatest, and is made once', () => {
    const values = Float64Array.of(7, NaN, 3, 5);
    expect(Array.from(rowIndex(values).between(3, 7))).toEqual([2, 3, 0]);
    expect(rowIndex(values)).toBe(rowIndex(values));
  });
});
