import { missingTextCode } from './layer-columns';
import type { LayerColumn } from './layer-columns';

/** Comparison function of a sort. */
export type Comparer = (a: number, b: number) => number;

const byCells = (
  cells: ArrayLike<number>,
  isNone: (cell: number) => boolean,
  descending: boolean
): Comparer => {
  return (a, b) => {
    const [noA, noB] = [isNone(cells[a]!), isNone(cells[b]!)];
    if (noA || noB) return Number(noA) - Number(noB);
    return descending ? cells[b]! - cells[a]! : cells[a]! - cells[b]!;
  };
};

/** Compares indexes by their numbers; NaN comes last in both directions. */
export const byValues = (values: Float64Array, descending = false): Comparer =>
  byCells(values, Number.isNaN, descending);

/** Compares rows by a column; those without a value come last in both directions. */
export const byColumn = (column: LayerColumn, descending = false): Comparer =>
  column.kind === 'numbers'
    ? byValues(column.values, descending)
    : byCells(column.codes, (code) => code === missingTextCode(column), descending);

/** Compares by the first comparer that finds a difference. */
export const byAll =
  (comparers: readonly Comparer[]): Comparer =>
  (a, b) => {
    for (const compare of comparers) {
      const order = compare(a, b);
      if (order !== 0) return order;
    }
    return 0;
  };
