import type { Field } from '../dataset';
import type { Statistic } from '../statistics';
import type { Column, LayerColumns, TextColumn } from './layer-columns';

/** Rows that hold the same in all fields they are grouped by. */
export interface RowGroups {
  /** Group of each of the rows given. */
  readonly groupOf: Int32Array;
  /** A row of each group. */
  readonly sample: readonly number[];
}

/** Groups rows by a key of each, which stands at the row's place in the list. */
function grouped(keys: ArrayLike<number>, rows: Int32Array): RowGroups {
  const groupOf = new Int32Array(rows.length);
  const sample: number[] = [];
  const known = new Map<number, number>();
  for (let at = 0; at < rows.length; at++) {
    let group = known.get(keys[at]);
    if (group === undefined) {
      group = sample.push(rows[at]) - 1;
      known.set(keys[at], group);
    }
    groupOf[at] = group;
  }
  return { groupOf, sample };
}

/** The same by the codes of texts: a table takes a fraction of a map's time. */
function groupedByText({ codes, labels }: TextColumn, rows: Int32Array): RowGroups {
  const groupOf = new Int32Array(rows.length);
  const sample: number[] = [];
  // At 0 the rows without a text.
  const known = new Int32Array(labels.length + 1).fill(-1);
  for (let at = 0; at < rows.length; at++) {
    const code = codes[rows[at]] + 1;
    if (known[code] < 0) known[code] = sample.push(rows[at]) - 1;
    groupOf[at] = known[code];
  }
  return { groupOf, sample };
}

const groupedBy = (column: Column, rows: Int32Array): RowGroups =>
  column.kind === 'texts'
    ? groupedByText(column, rows)
    : grouped(
        Float64Array.from(rows, (row) => column.values[row]),
        rows
      );

/** Groups rows by columns; by none of them all rows are one group, also when there is no row. */
export function groupRows(by: readonly Column[], rows: Int32Array): RowGroups {
  if (by.length === 0) return { groupOf: new Int32Array(rows.length), sample: [-1] };
  const [first, ...others] = by.map((column) => groupedBy(column, rows));
  return others.reduce((groups, { groupOf, sample }) => {
    const pairs = Float64Array.from(groups.groupOf, (group, at) => group * sample.length + groupOf[at]);
    return grouped(pairs, rows);
  }, first);
}

/** Sums by group, and how many numbers were summed. */
function sums(values: Float64Array, rows: Int32Array, { groupOf, sample }: RowGroups) {
  const [sum, count] = [new Float64Array(sample.length), new Float64Array(sample.length)];
  for (let at = 0; at < rows.length; at++) {
    const value = values[rows[at]];
    if (Number.isNaN(value)) continue;
    sum[groupOf[at]] += value;
    count[groupOf[at]]++;
  }
  return { sum, count };
}

/** The smallest numbers by group, or with −1 the largest, NaN where there is none. */
function extremes(values: Float64Array, rows: Int32Array, { groupOf, sample }: RowGroups, sign: 1 | -1) {
  const least = new Float64Array(sample.length).fill(NaN);
  for (let at = 0; at < rows.length; at++) {
    const value = sign * values[rows[at]];
    // Not `value < least`: a group begins without one.
    if (!Number.isNaN(value) && !(value >= least[groupOf[at]])) least[groupOf[at]] = value;
  }
  return least.map((value) => sign * value);
}

/** Rows by group, or those that hold something in a column. */
function counts(column: Column | null, rows: Int32Array, { groupOf, sample }: RowGroups): Float64Array {
  const count = new Float64Array(sample.length);
  if (!column) for (let at = 0; at < rows.length; at++) count[groupOf[at]]++;
  else if (column.kind === 'numbers') return sums(column.values, rows, { groupOf, sample }).count;
  else for (let at = 0; at < rows.length; at++) if (column.codes[rows[at]] >= 0) count[groupOf[at]]++;
  return count;
}

/**
 * A figure of each group, NaN where SQL has none; null for one that only the database works out: deviations, the
 * smallest and largest text, a field that is not held.
 */
export function groupFigures(
  { type, field }: Statistic,
  { fields }: LayerColumns,
  rows: Int32Array,
  groups: RowGroups
): Float64Array | null {
  const column = field ? fields.get(field.name) : null;
  if (column === undefined) return null;
  if (type === 'count') return counts(field?.type === 'oid' ? null : column, rows, groups);
  if (column?.kind !== 'numbers') return null;
  const { values } = column;
  switch (type) {
    case 'sum':
    case 'avg': {
      const { sum, count } = sums(values, rows, groups);
      const share = (group: number) => (type === 'avg' ? count[group] : Math.sign(count[group]));
      // None summed up is none, not 0: 0 / 0.
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

/** The columns of fields; null when one of them is not held. */
export function columnsOf({ fields }: LayerColumns, wanted: readonly Field[]): readonly Column[] | null {
  const columns = wanted.map(({ name }) => fields.get(name));
  return columns.every((column) => column !== undefined) ? columns : null;
}
