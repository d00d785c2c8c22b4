import { noText } from './layer-columns';
import type { Column } from './layer-columns';

/** As a sort takes it. */
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

/** By numbers at these places; NaN comes last, whichever way is asked for. */
export const byValues = (values: Float64Array, descending = false): Comparer =>
  byCells(values, Number.isNaN, descending);

/** Rows by what a column holds; those without a value come last, whichever way is asked for. */
export const byColumn = (column: Column, descending = false): Comparer =>
  column.kind === 'numbers'
    ? byValues(column.values, descending)
    : byCells(column.codes, (code) => code === noText(column), descending);

/** By the first that tells the two apart. */
export const byAll =
  (comparers: readonly Comparer[]): Comparer =>
  (a, b) => {
    for (const compare of comparers) {
      const order = compare(a, b);
      if (order !== 0) return order;
    }
    return 0;
  };
