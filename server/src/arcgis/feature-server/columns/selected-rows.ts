import { requireField } from '../../dialect/access';
import { OBJECT_ID } from '../../../layers/dataset';
import type { Field } from '../../../layers/dataset';
import type { FeatureQuery } from '../feature-query';
import type { SpatialFilter } from '../../dialect/geometry/spatial-filter';
import type { TimeFilter } from '../time';
import { WhereError } from '../where/tree';
import { conditionMask, FALSE, TRUE } from './condition-mask';
import type { Mask } from './condition-mask';
import { indexedRows } from './indexed-rows';
import type { LayerColumns, NumberColumn } from './layer-columns';
import { rowIndex } from './row-index';

/** Above this share of all rows, a scan is faster than an index and a sort. */
const SORTED_SHARE = 1 / 16;

const numbersOf = ({ fields }: LayerColumns, { name }: Field): Float64Array | null => {
  const column = fields.get(name);
  return column?.kind === 'numbers' ? column.values : null;
};

/** Returns the points in a box, its sides included; null for any other filter, which needs the database. */
function inPlace(
  { geometry, relation, distance }: SpatialFilter,
  { places }: LayerColumns
): Int32Array | null {
  const isBox = 'envelope' in geometry && (relation === 'intersects' || relation === 'envelope');
  if (!places || !isBox || distance > 0) return null;
  const { x, y } = places;
  const { west, south, east, north } = geometry.envelope;
  const strip = rowIndex(x).between(west, east);
  const found = new Int32Array(strip.length);
  let count = 0;
  for (let at = 0; at < strip.length; at++) {
    const row = strip[at]!;
    if (y[row]! >= south && y[row]! <= north) found[count++] = row;
  }
  return found.subarray(0, count);
}

function byTime({ start, end, from, to }: TimeFilter, columns: LayerColumns, rows: Int32Array): Mask | null {
  const begins = numbersOf(columns, start);
  const ends = end ? numbersOf(columns, end) : begins;
  if (!begins || !ends) return null;
  const [first, last] = [from?.getTime() ?? -Infinity, to?.getTime() ?? Infinity];
  const isInside = (row: number) =>
    begins[row]! <= last && (Number.isNaN(ends[row]) ? begins : ends)[row]! >= first;
  return Uint8Array.from(rows, (row) => (isInside(row) ? TRUE : FALSE));
}

function byIds(objectIds: readonly number[], { fields }: LayerColumns, rows: Int32Array): Mask {
  const { values } = fields.get(OBJECT_ID) as NumberColumn;
  const wanted = new Set(objectIds);
  return Uint8Array.from(rows, (row) => (wanted.has(values[row]!) ? TRUE : FALSE));
}

/** Returns the rows whose mask is TRUE. */
function kept(mask: Mask, rows: Int32Array): Int32Array {
  const found = new Int32Array(rows.length);
  let count = 0;
  // Every row is written, but counted only when TRUE: a branch would be mispredicted half the time. The loop
  // uses an index, since an iterator over a typed array takes several times as long.
  for (let at = 0; at < rows.length; at++) {
    found[count] = rows[at]!;
    count += Number(mask[at] === TRUE);
  }
  return found.subarray(0, count);
}

/**
 * Returns the rows that a query finds; null when it needs the database.
 * @param fields the fields that the caller may read.
 * @param inOrder whether they must be in the order of their object ids.
 */
export function selectedRows(
  columns: LayerColumns,
  fields: readonly Field[],
  { where, fullText, spatial, time, objectIds }: FeatureQuery,
  inOrder: boolean
): Int32Array | null {
  if (fullText.length > 0) return null;
  const columnNamed = (name: string) => {
    const field = requireField(fields, name, 'where');
    const held = columns.fields.get(field.name);
    return held ? { column: held, isDate: field.type === 'date' } : null;
  };
  const most = inOrder ? columns.rows.length * SORTED_SHARE : Infinity;
  const select = () => {
    const indexed = where && !spatial ? indexedRows(where, columnNamed) : null;
    const { rows: begun, left } =
      indexed && indexed.rows.length <= most
        ? indexed
        : { rows: spatial ? inPlace(spatial, columns) : columns.rows, left: where };
    if (!begun) return null;
    const masks = [
      ...(objectIds ? [(rows: Int32Array) => byIds(objectIds, columns, rows)] : []),
      ...(left ? [(rows: Int32Array) => conditionMask(left, rows, columnNamed)] : []),
      ...(time ? [(rows: Int32Array) => byTime(time, columns, rows)] : [])
    ];
    let rows = begun;
    for (const maskOf of masks) {
      const mask = maskOf(rows);
      if (!mask) return null;
      rows = kept(mask, rows);
    }
    const isSorted = begun === columns.rows;
    return inOrder && !isSorted ? rows.slice().sort() : rows;
  };
  try {
    return select();
  } catch (error) {
    // The statement for the same condition reports what is wrong with it.
    if (error instanceof WhereError) return null;
    throw error;
  }
}
