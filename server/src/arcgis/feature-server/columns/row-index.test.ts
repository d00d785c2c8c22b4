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

  it('sorts rows like a comparer, with gaps last in both directions', () => {
    const wide = fc.oneof(key, fc.double(), fc.constantFrom(-0, 0, 2 ** 40, -(2 ** 33) - 0.25));
    const list = fc.array(fc.tuple(wide, fc.boolean()), { maxLength: 40 });
    fc.assert(
      fc.property(list, fc.boolean(), (cells, descending) => {
        const values = Float64Array.from(cells, ([value]) => value);
        const rows = Int32Array.from(values.keys()).filter((row) => cells[row]![1]);
        const expected = Array.from(rows).sort((a, b) => {
          const [first, second] = [values[a]!, values[b]!];
          if (Number.isNaN(first) || Number.isNaN(second))
            return Number(Number.isNaN(first)) - Number(Number.isNaN(second)) || a - b;
          if (first === second) return a - b;
          return first < second === descending ? 1 : -1;
        });
        expect(Array.from(new RowIndex(values).sortRows(rows, descending))).toEqual(expected);
      })
    );
  });

  it('sorts codes of texts, also negative ones', () => {
    const codes = Int32Array.of(3, -1, 70_000, 0, 3);
    expect(Array.from(new RowIndex(codes).findBetween(-1, 70_000))).toEqual([1, 3, 0, 4, 2]);
  });

  it('returns rows by ascending key, and is created once', () => {
    const values = Float64Array.of(7, NaN, 3, 5);
    expect(Array.from(getRowIndex(values).findBetween(3, 7))).toEqual([2, 3, 0]);
    expect(getRowIndex(values)).toBe(getRowIndex(values));
  });
});
