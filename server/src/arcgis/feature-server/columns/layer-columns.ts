import type { Store } from '../../../store/store';
import { bindBusinessDay } from '../../../figures/business-day-sql';
import { OBJECT_ID } from '../../../layers/dataset';
import type { LayerDataset, DatasetField } from '../../../layers/dataset';
import { FeatureTextCache, estimateTextBytes } from './feature-text-cache';

/** Values of a field by row: numbers and moments (ms since 1970 UTC), NaN for a missing value. */
export interface NumberColumn {
  readonly kind: 'numbers';
  readonly values: Float64Array;
  readonly hasGaps: boolean;
}

/** Texts by row, as indexes of the list of distinct ones. */
export interface TextColumn {
  readonly kind: 'texts';
  readonly codes: Int32Array;
  /** In the database's sort order; the last is null, for the rows without a text. */
  readonly labels: readonly (string | null)[];
}

/** Returns the code of the rows without a text. */
export const missingTextCode = ({ labels }: TextColumn): number => labels.length - 1;

export type LayerColumn = NumberColumn | TextColumn;

/** Coordinates of points by row in degrees, NaN for a missing point. */
export interface PointColumns {
  readonly x: Float64Array;
  readonly y: Float64Array;
}

/** A layer's rows as columns, in the order of their object ids. */
export interface LayerColumns {
  /** Version of the layer when the columns were read. */
  readonly version: string;
  /** Every row, by its number. */
  readonly rows: Int32Array;
  /** Columns by the field's name. */
  readonly fields: ReadonlyMap<string, LayerColumn>;
  /** Null for geometries other than points. */
  readonly places: PointColumns | null;
  readonly written: FeatureTextCache;
  /** Approximate memory, in bytes. */
  readonly bytes: number;
}

/**
 * Returns whether the rows of a layer may be cached: nobody edits them, and they come only from the tables
 * named as sources, without aggregation of others.
 */
export const canCacheLayer = ({ isEdited, from }: LayerDataset): boolean =>
  !isEdited && !/\(|_figures/.test(from);

/**
 * Returns whether a field is cached, because its values change only with an import or a new day. A lookup for
 * each row would be slow to read, and new parameters are not an import.
 */
const canCacheField = ({ joins = {} }: LayerDataset, { join, sql }: DatasetField): boolean =>
  !/LATERAL|parameter_set/.test(sql + (join ? joins[join] : ''));

const writeColumnSql = ({ type, sql }: DatasetField): string =>
  type === 'date' ? `extract(epoch FROM ${sql}) * 1000` : sql;

function writeLoadSql(dataset: LayerDataset, fields: readonly DatasetField[]): string {
  const isPoint = dataset.geometryType === 'esriGeometryPoint';
  const inner = [
    ...fields.map((field, i) => `${writeColumnSql(field)} AS c${i}`),
    ...(isPoint ? [`ST_X(${dataset.geometry}) AS x`, `ST_Y(${dataset.geometry}) AS y`] : [])
  ];
  const id = `c${fields.findIndex(({ name }) => name === OBJECT_ID)}`;
  const writeListSql = (column: string, as: string) => `json_agg(${column} ORDER BY ${id}) AS ${as}`;
  const lists = [
    ...fields.flatMap(({ type }, i) => [
      writeListSql(`c${i}`, `c${i}`),
      ...(type === 'string' ? [`json_agg(DISTINCT c${i} ORDER BY c${i}) AS labels${i}`] : [])
    ]),
    ...(isPoint ? [writeListSql('x', 'x'), writeListSql('y', 'y')] : [])
  ];
  const where = dataset.condition ? ` WHERE ${dataset.condition}` : '';
  const joins = new Set(fields.flatMap(({ join }) => (join ? [dataset.joins?.[join]] : [])));
  const from = [dataset.from, ...joins].join(' ');
  const rows = bindBusinessDay(`SELECT ${inner.join(', ')} FROM ${from}${where}`, new Date());
  return `SELECT ${lists.join(', ')} FROM (${rows}) AS layer`;
}

/** Returns null when a value is not a number: JSON has no infinite numbers, and NaN means missing here. */
function toNumbers(values: readonly unknown[]): Float64Array | null {
  const column = new Float64Array(values.length);
  for (let row = 0; row < values.length; row++) {
    const value = values[row];
    if (value !== null && typeof value !== 'number') return null;
    column[row] = value ?? NaN;
  }
  return column;
}

function toTextColumn(values: readonly (string | null)[], labels: readonly (string | null)[]): TextColumn {
  const known = [...labels.filter((label) => label !== null), null];
  const codeOf = new Map(known.map((label, code) => [label, code]));
  const codes = Int32Array.from(values, (value) => codeOf.get(value) ?? known.length - 1);
  return { kind: 'texts', codes, labels: known };
}

/**
 * Includes an index of each column, four bytes per row. A character in JavaScript takes two bytes, a text about
 * 40 more.
 */
const estimateColumnBytes = (column: LayerColumn): number =>
  column.kind === 'numbers'
    ? column.values.byteLength + 4 * column.values.length
    : 2 * column.codes.byteLength +
      column.labels.reduce((sum, label) => sum + 2 * (label?.length ?? 0) + 40, 0);

type ColumnLists = Readonly<Record<string, readonly (string | number | null)[] | null>>;

/**
 * Reads a layer's rows as columns, in one statement in which the database writes each column as one JSON list.
 * @param version the current version of the layer.
 */
export async function loadLayerColumns(
  store: Store,
  dataset: LayerDataset,
  version: string
): Promise<LayerColumns> {
  const held = dataset.fields.filter((field) => canCacheField(dataset, field));
  const [loaded] = await store.query<ColumnLists>(writeLoadSql(dataset, held));
  const readList = (name: string) => loaded![name] ?? [];
  const fields = new Map<string, LayerColumn>();
  held.forEach(({ name, type }, i) => {
    if (type === 'string') {
      type Texts = readonly (string | null)[];
      fields.set(name, toTextColumn(readList(`c${i}`) as Texts, readList(`labels${i}`) as Texts));
      return;
    }
    const values = toNumbers(readList(`c${i}`));
    if (values) fields.set(name, { kind: 'numbers', values, hasGaps: values.some(Number.isNaN) });
  });
  const [x, y] = [toNumbers(readList('x')), toNumbers(readList('y'))];
  const isPoint = dataset.geometryType === 'esriGeometryPoint';
  const places = isPoint && x && y ? { x, y } : null;
  const rows = readList(`c${held.findIndex(({ name }) => name === OBJECT_ID)}`).length;
  const bytes = [...fields.values()].reduce(
    (sum, column) => sum + estimateColumnBytes(column),
    estimateTextBytes(rows)
  );
  return {
    version,
    rows: new Int32Array(rows).map((_, row) => row),
    fields,
    places,
    written: new FeatureTextCache(rows),
    bytes: bytes + (places ? 3 * places.x.byteLength : 0)
  };
}
