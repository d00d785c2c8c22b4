import fc from 'fast-check';
import { RowIndex, getRowIndex } from './row-index';

/** Few distinct keys, so that many rows share one, and gaps. */
const key = fc.oneof(fc.integer({ min: -4, max: 4 }), fc.constantFrom(NaN, 0.5, -Infinity, Infinity));
const keys = fc.array(key, { maxLength: 40 }).map((values) => Float64Array.from(values));
const sortRows = (rows: Iterable<number>) => Array.from(rows).sort((a, b) => a - b);
const rowsWhere = (values: Float64Array, isWanted: (value: number) => boolean) =>
  Array.from(values.keys()).filter((row) => isWanted(values[row]!));

describe('column index', () => {
  it('finds the rows that a scan would find', () => {
    fc.assert(
      fc.property(keys, key, key, (values, low, high) => {
        fc.pre(!Number.isNaN(low) && !Number.isNaN(high));
        const index = new RowIndex(values);
        const isBetween = (value: number) => value >= low && value <= high;
        expect(sortRows(index.findBetween(low, high))).toEqual(rowsWhere(values, isBetween));
        expect(sortRows(index.findBelow(low))).toEqual(rowsWhere(values, (value) => value < low));
        expect(sortRows(index.findAbove(low))).toEqual(rowsWhere(values, (value) => value > low));
      })
    );
  });

  it('returns rows by ascending key, and is created once', () => {
    const values = Float64Array.of(7, NaN, 3, 5);
    expect(Array.from(getRowIndex(values).findBetween(3, 7))).toEqual([2, 3, 0]);
    expect(getRowIndex(values)).toBe(getRowIndex(values));
  });
});
