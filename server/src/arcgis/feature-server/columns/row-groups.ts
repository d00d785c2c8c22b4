import type { DatasetField } from '../../../layers/dataset';
import type { Statistic } from '../statistics';
import { missingTextCode } from './layer-columns';
import type { LayerColumn, LayerColumns, NumberColumn } from './layer-columns';
import type { RowKeys } from './row-index';

/** Groups of rows with the same values in all group fields. A group without rows is not part of the answer. */
export interface RowGroups {
  /** Group of each row of the layer; undefined for rows that were not given. */
  readonly groupByRow: Int32Array;
  /** Rows of each group. */
  readonly sizes: Float64Array;
  /** One row of each group that has any. */
  readonly sample: Int32Array;
}

/** Counts the rows of `total` groups. */
function buildGroups(groupByRow: Int32Array, total: number, rows: Int32Array): RowGroups {
  const sizes = new Float64Array(total);
  const sample = new Int32Array(total);
  for (let at = 0; at < rows.length; at++) {
    const group = groupByRow[rows[at]!]!;
    if (sizes[group]!++ === 0) sample[group] = rows[at]!;
  }
  return { groupByRow, sizes, sample };
}

/** Groups rows by a key of each row of the layer. */
function groupByKey(keys: RowKeys, rows: Int32Array): RowGroups {
  const groupByRow = new Int32Array(keys.length);
  const known = new Map<number, number>();
  for (let at = 0; at < rows.length; at++) {
    const key = keys[rows[at]!]!;
    let group = known.get(key);
    if (group === undefined) {
      group = known.size;
      known.set(key, group);
    }
    groupByRow[rows[at]!] = group;
  }
  return buildGroups(groupByRow, known.size, rows);
}

/** Uses the codes of texts as groups, unless most groups would be empty. */
function groupByColumn(column: LayerColumn, rows: Int32Array): RowGroups {
  if (column.kind === 'numbers') return groupByKey(column.values, rows);
  const { codes, labels } = column;
  return labels.length <= rows.length ? buildGroups(codes, labels.length, rows) : groupByKey(codes, rows);
}

/** Groups rows by one or more columns. */
export function groupRows(by: readonly LayerColumn[], rows: Int32Array): RowGroups {
  const first = groupByColumn(by[0]!, rows);
  const others = by.slice(1).map((column) => groupByColumn(column, rows));
  return others.reduce((groups, { groupByRow, sizes }) => {
    const pairs = new Float64Array(groupByRow.length);
    for (let at = 0; at < rows.length; at++)
      pairs[rows[at]!] = groups!.groupByRow[rows[at]!]! * sizes.length + groupByRow[rows[at]!]!;
    return groupByKey(pairs, rows);
  }, first);
}

/** Returns all rows as one group, also when there are no rows. */
export const groupAllRows = (layerRows: number, rows: Int32Array): RowGroups =>
  buildGroups(new Int32Array(layerRows), 1, rows);

/** Lists the groups that have rows. */
export const listFilledGroups = ({ sizes }: RowGroups): number[] =>
  Array.from(sizes.keys()).filter((group) => sizes[group]! > 0);

/** Computes the sum and the number of summed values of each group. */
function computeSums({ values, hasGaps }: NumberColumn, rows: Int32Array, { groupByRow, sizes }: RowGroups) {
  const sum = new Float64Array(sizes.length);
  if (!hasGaps) {
    for (let at = 0; at < rows.length; at++) sum[groupByRow[rows[at]!]!]! += values[rows[at]!]!;
    return { sum, count: sizes };
  }
  const count = new Float64Array(sizes.length);
  for (let at = 0; at < rows.length; at++) {
    const value = values[rows[at]!];
    if (Number.isNaN(value)) continue;
    const group = groupByRow[rows[at]!];
    sum[group!]! += value!;
    count[group!]!++;
  }
  return { sum, count };
}

/** Returns the smallest number of each group, or with −1 the largest; NaN for a group without numbers. */
function computeExtremes(
  values: Float64Array,
  rows: Int32Array,
  { groupByRow, sizes }: RowGroups,
  sign: 1 | -1
) {
  const least = new Float64Array(sizes.length).fill(NaN);
  for (let at = 0; at < rows.length; at++) {
    const value = sign * values[rows[at]!]!;
    const group = groupByRow[rows[at]!];
    // Not `value < least`: a group starts with NaN.
    if (!Number.isNaN(value) && !(value >= least[group!]!)) least[group!] = value;
  }
  return least.map((value) => sign * value);
}

/** Counts the rows of each group that have a value in a column. */
function countValues(column: LayerColumn, rows: Int32Array, groups: RowGroups): Float64Array {
  if (column.kind === 'numbers') return computeSums(column, rows, groups).count;
  const count = new Float64Array(groups.sizes.length);
  const none = missingTextCode(column);
  for (let at = 0; at < rows.length; at++)
    if (column.codes[rows[at]!] !== none) count[groups.groupByRow[rows[at]!]!]!++;
  return count;
}

/**
 * Computes a figure of each group, NaN where SQL gives NULL. Null for a figure that needs the database:
 * deviations, smallest and largest text, a field that is not held.
 */
export function computeGroupFigures(
  { type, field }: Statistic,
  { fields }: LayerColumns,
  rows: Int32Array,
  groups: RowGroups
): Float64Array | null {
  const column = field ? fields.get(field.name) : null;
  if (column === undefined) return null;
  // Every row has an object id.
  if (type === 'count')
    return column && field?.type !== 'oid' ? countValues(column, rows, groups) : groups.sizes;
  if (column?.kind !== 'numbers') return null;
  const { values } = column;
  switch (type) {
    case 'sum':
    case 'avg': {
      const { sum, count } = computeSums(column, rows, groups);
      const computeDivisor = (group: number) => (type === 'avg' ? count[group]! : Math.sign(count[group]!));
      // SQL semantics: SUM and AVG over no values are NULL (NaN here), not 0, which 0 / 0 gives.
      return sum.map((total, group) => total / computeDivisor(group));
    }
    case 'min':
      return computeExtremes(values, rows, groups, 1);
    case 'max':
      return computeExtremes(values, rows, groups, -1);
    default:
      return null;
  }
}

/** Returns the columns of fields; null when one of them is not held. */
export function findColumns(
  { fields }: LayerColumns,
  wanted: readonly DatasetField[]
): readonly LayerColumn[] | null {
  const columns = wanted.map(({ name }) => fields.get(name));
  return columns.every((column) => column !== undefined) ? columns : null;
}
