import type { Field } from '../../../layers/dataset';
import type { Statistic } from '../statistics';
import { noText } from './layer-columns';
import type { Column, LayerColumns, NumberColumn } from './layer-columns';
import type { Keys } from './row-index';

/** Groups of rows with the same values in all group fields. A group without rows is not part of the answer. */
export interface RowGroups {
  /** Group of each row of the layer; undefined for rows that were not given. */
  readonly groupOf: Int32Array;
  /** Rows of each group. */
  readonly sizes: Float64Array;
  /** One row of each group that has any. */
  readonly sample: Int32Array;
}

/** Counts the rows of `total` groups. */
function sized(groupOf: Int32Array, total: number, rows: Int32Array): RowGroups {
  const sizes = new Float64Array(total);
  const sample = new Int32Array(total);
  for (let at = 0; at < rows.length; at++) {
    const group = groupOf[rows[at]!]!;
    if (sizes[group]!++ === 0) sample[group] = rows[at]!;
  }
  return { groupOf, sizes, sample };
}

/** Groups rows by a key of each row of the layer. */
function grouped(keys: Keys, rows: Int32Array): RowGroups {
  const groupOf = new Int32Array(keys.length);
  const known = new Map<number, number>();
  for (let at = 0; at < rows.length; at++) {
    const key = keys[rows[at]!]!;
    let group = known.get(key);
    if (group === undefined) {
      group = known.size;
      known.set(key, group);
    }
    groupOf[rows[at]!] = group;
  }
  return sized(groupOf, known.size, rows);
}

/** Uses the codes of texts as groups, unless most groups would be empty. */
function groupedBy(column: Column, rows: Int32Array): RowGroups {
  if (column.kind === 'numbers') return grouped(column.values, rows);
  const { codes, labels } = column;
  return labels.length <= rows.length ? sized(codes, labels.length, rows) : grouped(codes, rows);
}

/** Groups rows by one or more columns. */
export function groupRows(by: readonly Column[], rows: Int32Array): RowGroups {
  const first = groupedBy(by[0]!, rows);
  const others = by.slice(1).map((column) => groupedBy(column, rows));
  return others.reduce((groups, { groupOf, sizes }) => {
    const pairs = new Float64Array(groupOf.length);
    for (let at = 0; at < rows.length; at++)
      pairs[rows[at]!] = groups!.groupOf[rows[at]!]! * sizes.length + groupOf[rows[at]!]!;
    return grouped(pairs, rows);
  }, first);
}

/** Returns all rows as one group, also when there are no rows. */
export const oneGroup = (layerRows: number, rows: Int32Array): RowGroups =>
  sized(new Int32Array(layerRows), 1, rows);

/** Lists the groups that have rows. */
export const filledGroups = ({ sizes }: RowGroups): number[] =>
  Array.from(sizes.keys()).filter((group) => sizes[group]! > 0);

/** Computes the sum and the number of summed values of each group. */
function sums({ values, hasGaps }: NumberColumn, rows: Int32Array, { groupOf, sizes }: RowGroups) {
  const sum = new Float64Array(sizes.length);
  if (!hasGaps) {
    for (let at = 0; at < rows.length; at++) sum[groupOf[rows[at]!]!]! += values[rows[at]!]!;
    return { sum, count: sizes };
  }
  const count = new Float64Array(sizes.length);
  for (let at = 0; at < rows.length; at++) {
    const value = values[rows[at]!];
    if (Number.isNaN(value)) continue;
    const group = groupOf[rows[at]!];
    sum[group!]! += value!;
    count[group!]!++;
  }
  return { sum, count };
}

/** Returns the smallest number of each group, or with −1 the largest; NaN for a group without numbers. */
function extremes(values: Float64Array, rows: Int32Array, { groupOf, sizes }: RowGroups, sign: 1 | -1) {
  const least = new Float64Array(sizes.length).fill(NaN);
  for (let at = 0; at < rows.length; at++) {
    const value = sign * values[rows[at]!]!;
    const group = groupOf[rows[at]!];
    // Not `value < least`: a group starts with NaN.
    if (!Number.isNaN(value) && !(value >= least[group!]!)) least[group!] = value;
  }
  return least.map((value) => sign * value);
}

/** Counts the rows of each group that have a value in a column. */
function counts(column: Column, rows: Int32Array, groups: RowGroups): Float64Array {
  if (column.kind === 'numbers') return sums(column, rows, groups).count;
  const count = new Float64Array(groups.sizes.length);
  const none = noText(column);
  for (let at = 0; at < rows.length; at++)
    if (column.codes[rows[at]!] !== none) count[groups.groupOf[rows[at]!]!]!++;
  return count;
}

/**
 * Computes a figure of each group, NaN where SQL gives NULL. Null for a figure that needs the database:
 * deviations, smallest and largest text, a field that is not held.
 */
export function groupFigures(
  { type, field }: Statistic,
  { fields }: LayerColumns,
  rows: Int32Array,
  groups: RowGroups
): Float64Array | null {
  const column = field ? fields.get(field.name) : null;
  if (column === undefined) return null;
  // Every row has an object id.
  if (type === 'count') return column && field?.type !== 'oid' ? counts(column, rows, groups) : groups.sizes;
  if (column?.kind !== 'numbers') return null;
  const { values } = column;
  switch (type) {
    case 'sum':
    case 'avg': {
      const { sum, count } = sums(column, rows, groups);
      const share = (group: number) => (type === 'avg' ? count[group]! : Math.sign(count[group]!));
      // SQL semantics: SUM and AVG over no values are NULL (NaN here), not 0, which 0 / 0 gives.
      return sum.map((total, group) => total / share(group));
    }
    case 'min':
      return extremes(values, rows, groups, 1);
    case 'max':
      return extremes(values, rows, groups, -1);
    default:
      return null;
  }
}

/** Returns the columns of fields; null when one of them is not held. */
export function columnsOf({ fields }: LayerColumns, wanted: readonly Field[]): readonly Column[] | null {
  const columns = wanted.map(({ name }) => fields.get(name));
  return columns.every((column) => column !== undefined) ? columns : null;
}
