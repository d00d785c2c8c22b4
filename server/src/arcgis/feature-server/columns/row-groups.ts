import type { Field } from '../dataset';
import type { Statistic } from '../statistics';
import type { Column, LayerColumns } from './layer-columns';

/** Rows that hold the same in all fields they are grouped by. */
export interface RowGroups {
  /** Group of each of the rows given. */
  readonly groupOf: Int32Array;
  /** A row of each group. */
  readonly sample: readonly number[];
}

/** Numbers what is different, from 0 as it appears. */
function numbering(): (key: number) => number {
  const numberOf = new Map<number, number>();
  return (key) => {
    const known = numberOf.get(key);
    if (known !== undefined) return known;
    numberOf.set(key, numberOf.size);
    return numberOf.size - 1;
  };
}

/** Numbers the rows by what a column holds; those without a value are together. */
function numbered(column: Column, rows: Int32Array): Int32Array {
  const cells = column.kind === 'texts' ? column.codes : column.values;
  const number = numbering();
  return rows.map((row) => number(cells[row]));
}

/** Groups rows by columns; by none of them all rows are one group, also when there is no row. */
export function groupRows(by: readonly Column[], rows: Int32Array): RowGroups {
  if (by.length === 0) return { groupOf: new Int32Array(rows.length), sample: [-1] };
  const [first, ...others] = by.map((column) => numbered(column, rows));
  const groupOf = others.reduce(together, first);
  return { groupOf, sample: firstRows(groupOf, rows) };
}

/** Numbers the different pairs of two numberings. */
function together(numbers: Int32Array, others: Int32Array): Int32Array {
  const number = numbering();
  return numbers.map((one, at) => number(one * (numbers.length + 1) + others[at]));
}

/** Groups are numbered as they appear. */
function firstRows(groupOf: Int32Array, rows: Int32Array): number[] {
  const sample: number[] = [];
  for (let at = 0; at < groupOf.length; at++) if (groupOf[at] === sample.length) sample.push(rows[at]);
  return sample;
}

/**
 * A figure of each group, NaN where SQL has none; null for one that only the database works out: deviations, the
 * smallest and largest text, a field that is not held.
 */
export function groupFigures(
  { type, field }: Statistic,
  columns: LayerColumns,
  rows: Int32Array,
  { groupOf, sample }: RowGroups
): Float64Array | null {
  const column = field && columns.fields.get(field.name);
  if (column === undefined) return null;
  const counts = new Float64Array(sample.length);
  if (column === null || column.kind === 'texts') {
    if (type !== 'count') return null;
    const codes = column?.codes;
    for (let at = 0; at < rows.length; at++) if (!codes || codes[rows[at]] >= 0) counts[groupOf[at]]++;
    return counts;
  }
  const { values } = column;
  const figures = new Float64Array(sample.length).fill(type === 'min' || type === 'max' ? NaN : 0);
  for (let at = 0; at < rows.length; at++) {
    const value = values[rows[at]];
    if (Number.isNaN(value)) continue;
    const group = groupOf[at];
    counts[group]++;
    if (type === 'min')
      figures[group] = value < figures[group] || counts[group] === 1 ? value : figures[group];
    else if (type === 'max')
      figures[group] = value > figures[group] || counts[group] === 1 ? value : figures[group];
    else figures[group] += value;
  }
  switch (type) {
    case 'count':
      return counts;
    case 'sum':
      return figures.map((sum, group) => (counts[group] > 0 ? sum : NaN));
    case 'avg':
      return figures.map((sum, group) => sum / counts[group]);
    case 'min':
    case 'max':
      return figures;
    default:
      return null;
  }
}

/** The columns of fields; null when one of them is not held. */
export function columnsOf({ fields }: LayerColumns, wanted: readonly Field[]): readonly Column[] | null {
  const columns = wanted.map(({ name }) => fields.get(name));
  return columns.every((column) => column !== undefined) ? columns : null;
}
