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

/** Keeps of a list of rows those that meet one part of a query, in their place. */
type Sieve = (rows: Int32Array) => Int32Array;

const numbersOf = ({ fields }: LayerColumns, { name }: Field): Float64Array | null => {
  const column = fields.get(name);
  return column?.kind === 'numbers' ? column.values : null;
};

const sieve =
  (keeps: (row: number) => boolean): Sieve =>
  (rows) => {
    let kept = 0;
    for (const row of rows) if (keeps(row)) rows[kept++] = row;
    return rows.subarray(0, kept);
  };

function byWhere(condition: Condition, columns: LayerColumns, fields: readonly Field[]): Sieve | null {
  const column = (name: string) => {
    const field = requireField(fields, name, 'where');
    const held = columns.fields.get(field.name);
    return held ? { column: held, isDate: field.type === 'date' } : null;
  };
  try {
    const mask = conditionMask(condition, column);
    return mask && sieve((row) => mask[row] === TRUE);
  } catch (error) {
    // The statement made of the same condition says what is wrong with it.
    if (error instanceof WhereError) return null;
    throw error;
  }
}

/** Points in a box, its sides included; anything else is the database's. */
function byPlace({ geometry, relation, distance }: SpatialFilter, { places }: LayerColumns): Sieve | null {
  const isBox = 'envelope' in geometry && (relation === 'intersects' || relation === 'envelope');
  if (!places || !isBox || distance > 0) return null;
  const { x, y } = places;
  const { west, south, east, north } = geometry.envelope;
  return sieve((row) => x[row] >= west && x[row] <= east && y[row] >= south && y[row] <= north);
}

function byTime({ start, end, from, to }: TimeFilter, columns: LayerColumns): Sieve | null {
  const begins = numbersOf(columns, start);
  const ends = end ? numbersOf(columns, end) : begins;
  if (!begins || !ends) return null;
  const [first, last] = [from?.getTime() ?? -Infinity, to?.getTime() ?? Infinity];
  return sieve((row) => begins[row] <= last && (Number.isNaN(ends[row]) ? begins : ends)[row] >= first);
}

function byIds(objectIds: readonly number[], { fields }: LayerColumns): Sieve {
  const { values } = fields.get(OBJECT_ID) as NumberColumn;
  const wanted = new Set(objectIds);
  return sieve((row) => wanted.has(values[row]));
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
  const sieves = [
    ...(spatial ? [byPlace(spatial, columns)] : []),
    ...(objectIds ? [byIds(objectIds, columns)] : []),
    ...(where ? [byWhere(where, columns, fields)] : []),
    ...(time ? [byTime(time, columns)] : [])
  ];
  let rows: Int32Array = new Int32Array(columns.rows).map((_, row) => row);
  for (const keep of sieves) {
    if (!keep) return null;
    rows = keep(rows);
  }
  return rows;
}
