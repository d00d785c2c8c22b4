import { requireField } from '../access';
import { OBJECT_ID } from '../dataset';
import type { Field } from '../dataset';
import type { FeatureQuery } from '../feature-query';
import type { SpatialFilter } from '../geometry/spatial-filter';
import type { TimeFilter } from '../time';
import { WhereError } from '../where/tree';
import type { Condition } from '../where/tree';
import { conditionMask, TRUE } from './condition-mask';
import type { LayerColumns, NumberColumn } from './layer-columns';

/** Whether a row meets one part of a query. */
type Test = (row: number) => boolean;

const numbersOf = ({ fields }: LayerColumns, { name }: Field): Float64Array | null => {
  const column = fields.get(name);
  return column?.kind === 'numbers' ? column.values : null;
};

function byWhere(condition: Condition, columns: LayerColumns, fields: readonly Field[]): Test | null {
  const column = (name: string) => {
    const field = requireField(fields, name, 'where');
    const held = columns.fields.get(field.name);
    return held ? { column: held, isDate: field.type === 'date' } : null;
  };
  try {
    const mask = conditionMask(condition, column);
    return mask && ((row) => mask[row] === TRUE);
  } catch (error) {
    // The statement made of the same condition says what is wrong with it.
    if (error instanceof WhereError) return null;
    throw error;
  }
}

/** The first of rows from west to east that is no longer west of a longitude. */
function firstFrom(x: Float64Array, eastward: Int32Array, longitude: number): number {
  let [low, high] = [0, eastward.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (x[eastward[middle]] < longitude) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Points in a box, its sides included; anything else is the database's. */
function inPlace(
  { geometry, relation, distance }: SpatialFilter,
  { places }: LayerColumns
): Int32Array | null {
  const isBox = 'envelope' in geometry && (relation === 'intersects' || relation === 'envelope');
  if (!places || !isBox || distance > 0) return null;
  const { x, y, eastward } = places;
  const { west, south, east, north } = geometry.envelope;
  const first = firstFrom(x, eastward, west);
  const found = new Int32Array(eastward.length - first);
  let count = 0;
  for (let at = first; at < eastward.length && x[eastward[at]] <= east; at++) {
    const row = eastward[at];
    if (y[row] >= south && y[row] <= north) found[count++] = row;
  }
  return found.subarray(0, count).sort();
}

function byTime({ start, end, from, to }: TimeFilter, columns: LayerColumns): Test | null {
  const begins = numbersOf(columns, start);
  const ends = end ? numbersOf(columns, end) : begins;
  if (!begins || !ends) return null;
  const [first, last] = [from?.getTime() ?? -Infinity, to?.getTime() ?? Infinity];
  return (row) => begins[row] <= last && (Number.isNaN(ends[row]) ? begins : ends)[row] >= first;
}

function byIds(objectIds: readonly number[], { fields }: LayerColumns): Test {
  const { values } = fields.get(OBJECT_ID) as NumberColumn;
  const wanted = new Set(objectIds);
  return (row) => wanted.has(values[row]);
}

/** Of rows those that meet a test; of all of them when none are given. */
function kept(test: Test, total: number, rows: Int32Array | null): Int32Array {
  const found = rows ?? new Int32Array(total);
  let count = 0;
  // By index: an iterator over a typed array takes several times as long.
  if (!rows) for (let row = 0; row < total; row++) if (test(row)) found[count++] = row;
  if (rows) for (let at = 0; at < rows.length; at++) if (test(rows[at])) found[count++] = rows[at];
  return found.subarray(0, count);
}

/**
 * The rows that a query finds, in the order of their object ids; null when only the database can say.
 * @param fields those the caller may read.
 */
export function selectedRows(
  columns: LayerColumns,
  fields: readonly Field[],
  { where, spatial, time, objectIds }: FeatureQuery
): Int32Array | null {
  const tests = [
    ...(objectIds ? [byIds(objectIds, columns)] : []),
    ...(where ? [byWhere(where, columns, fields)] : []),
    ...(time ? [byTime(time, columns)] : [])
  ];
  let rows: Int32Array | null = null;
  if (spatial) {
    rows = inPlace(spatial, columns);
    if (!rows) return null;
  }
  for (const test of tests) {
    if (!test) return null;
    rows = kept(test, columns.rows, rows);
  }
  return rows ?? Int32Array.from({ length: columns.rows }, (_, row) => row);
}
