import { requireField } from '../../dialect/access';
import { OBJECT_ID } from '../../../layers/dataset';
import type { DatasetField } from '../../../layers/dataset';
import type { FeatureQuery } from '../feature-query';
import type { SpatialFilter } from '../../dialect/geometry/spatial-filter';
import type { TimeFilter } from '../time';
import { WhereError } from '../where/condition-tree';
import { computeConditionMask, FALSE, TRUE } from './condition-mask';
import type { RowMask } from './condition-mask';
import { findIndexedRows } from './indexed-rows';
import type { LayerColumns, NumberColumn } from './layer-columns';
import { getRowIndex } from './row-index';

/** Above this share of all rows, a scan is faster than an index and a sort. */
const SORTED_SHARE = 1 / 16;

const findNumbers = ({ fields }: LayerColumns, { name }: DatasetField): Float64Array | null => {
  const column = fields.get(name);
  return column?.kind === 'numbers' ? column.values : null;
};

/** Returns the points in a box, its sides included; null for any other filter, which needs the database. */
function findPointsInBox(
  { geometry, relation, distance }: SpatialFilter,
  { places }: LayerColumns
): Int32Array | null {
  const isBox = 'envelope' in geometry && (relation === 'intersects' || relation === 'envelope');
  if (!places || !isBox || distance > 0) return null;
  const { x, y } = places;
  const { west, south, east, north } = geometry.envelope;
  const strip = getRowIndex(x).findBetween(west, east);
  const found = new Int32Array(strip.length);
  let count = 0;
  for (let at = 0; at < strip.length; at++) {
    const row = strip[at]!;
    if (y[row]! >= south && y[row]! <= north) found[count++] = row;
  }
  return found.subarray(0, count);
}

function maskByTime(
  { start, end, from, to }: TimeFilter,
  columns: LayerColumns,
  rows: Int32Array
): RowMask | null {
  const begins = findNumbers(columns, start);
  const ends = end ? findNumbers(columns, end) : begins;
  if (!begins || !ends) return null;
  const [first, last] = [from?.getTime() ?? -Infinity, to?.getTime() ?? Infinity];
  const isInside = (row: number) =>
    begins[row]! <= last && (Number.isNaN(ends[row]) ? begins : ends)[row]! >= first;
  return Uint8Array.from(rows, (row) => (isInside(row) ? TRUE : FALSE));
}

function maskByIds(objectIds: readonly number[], { fields }: LayerColumns, rows: Int32Array): RowMask {
  const { values } = fields.get(OBJECT_ID) as NumberColumn;
  const wanted = new Set(objectIds);
  return Uint8Array.from(rows, (row) => (wanted.has(values[row]!) ? TRUE : FALSE));
}

/** Returns the rows whose mask is TRUE. */
function filterByMask(mask: RowMask, rows: Int32Array): Int32Array {
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
export function selectRows(
  columns: LayerColumns,
  fields: readonly DatasetField[],
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
  const applyFilters = () => {
    const indexed = where && !spatial ? findIndexedRows(where, columnNamed) : null;
    const { rows: begun, left } =
      indexed && indexed.rows.length <= most
        ? indexed
        : { rows: spatial ? findPointsInBox(spatial, columns) : columns.rows, left: where };
    if (!begun) return null;
    const masks = [
      ...(objectIds ? [(rows: Int32Array) => maskByIds(objectIds, columns, rows)] : []),
      ...(left ? [(rows: Int32Array) => computeConditionMask(left, rows, columnNamed)] : []),
      ...(time ? [(rows: Int32Array) => maskByTime(time, columns, rows)] : [])
    ];
    let rows = begun;
    for (const createMask of masks) {
      const mask = createMask(rows);
      if (!mask) return null;
      rows = filterByMask(mask, rows);
    }
    const isSorted = begun === columns.rows;
    return inOrder && !isSorted ? rows.slice().sort() : rows;
  };
  try {
    return applyFilters();
  } catch (error) {
    // The statement for the same condition reports what is wrong with it.
    if (error instanceof WhereError) return null;
    throw error;
  }
}
