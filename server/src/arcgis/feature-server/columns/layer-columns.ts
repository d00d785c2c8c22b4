import type { Store } from '../../../store/store';
import { onDay } from '../../../figures/today';
import { OBJECT_ID } from '../../../layers/dataset';
import type { Dataset, Field } from '../../../layers/dataset';
import { WrittenFeatures, writtenBytes } from './written-features';

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
export const noText = ({ labels }: TextColumn): number => labels.length - 1;

export type Column = NumberColumn | TextColumn;

/** Coordinates of points by row in degrees, NaN for a missing point. */
export interface Places {
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
  readonly fields: ReadonlyMap<string, Column>;
  /** Null for geometries other than points. */
  readonly places: Places | null;
  readonly written: WrittenFeatures;
  /** Approximate memory, in bytes. */
  readonly bytes: number;
}

/**
 * Returns whether the rows of a layer may be cached: nobody edits them, and they come only from the tables
 * named as sources, without aggregation of others.
 */
export const mayHold = ({ isEdited, from }: Dataset): boolean => !isEdited && !/\(|_figures/.test(from);

/**
 * Returns whether a field is cached, because its values change only with an import or a new day. A lookup for
 * each row would be slow to read, and new parameters are not an import.
 */
const isHeld = ({ joins = {} }: Dataset, { join, sql }: Field): boolean =>
  !/LATERAL|parameter_set/.test(sql + (join ? joins[join] : ''));

const loadedSql = ({ type, sql }: Field): string =>
  type === 'date' ? `extract(epoch FROM ${sql}) * 1000` : sql;

function statement(dataset: Dataset, fields: readonly Field[]): string {
  const isPoint = dataset.geometryType === 'esriGeometryPoint';
  const inner = [
    ...fields.map((field, i) => `${loadedSql(field)} AS c${i}`),
    ...(isPoint ? [`ST_X(${dataset.geometry}) AS x`, `ST_Y(${dataset.geometry}) AS y`] : [])
  ];
  const id = `c${fields.findIndex(({ name }) => name === OBJECT_ID)}`;
  const list = (column: string, as: string) => `json_agg(${column} ORDER BY ${id}) AS ${as}`;
  const lists = [
    ...fields.flatMap(({ type }, i) => [
      list(`c${i}`, `c${i}`),
      ...(type === 'string' ? [`json_agg(DISTINCT c${i} ORDER BY c${i}) AS labels${i}`] : [])
    ]),
    ...(isPoint ? [list('x', 'x'), list('y', 'y')] : [])
  ];
  const where = dataset.condition ? ` WHERE ${dataset.condition}` : '';
  const joins = new Set(fields.flatMap(({ join }) => (join ? [dataset.joins?.[join]] : [])));
  const from = [dataset.from, ...joins].join(' ');
  const rows = onDay(`SELECT ${inner.join(', ')} FROM ${from}${where}`, new Date());
  return `SELECT ${lists.join(', ')} FROM (${rows}) AS layer`;
}

/** Returns null when a value is not a number: JSON has no infinite numbers, and NaN means missing here. */
function numbers(values: readonly unknown[]): Float64Array | null {
  const column = new Float64Array(values.length);
  for (let row = 0; row < values.length; row++) {
    const value = values[row];
    if (value !== null && typeof value !== 'number') return null;
    column[row] = value ?? NaN;
  }
  return column;
}

function texts(values: readonly (string | null)[], labels: readonly (string | null)[]): TextColumn {
  const known = [...labels.filter((label) => label !== null), null];
  const codeOf = new Map(known.map((label, code) => [label, code]));
  const codes = Int32Array.from(values, (value) => codeOf.get(value) ?? known.length - 1);
  return { kind: 'texts', codes, labels: known };
}

/**
 * Includes an index of each column, four bytes per row. A character in JavaScript takes two bytes, a text about
 * 40 more.
 */
const bytesOf = (column: Column): number =>
  column.kind === 'numbers'
    ? column.values.byteLength + 4 * column.values.length
    : 2 * column.codes.byteLength +
      column.labels.reduce((sum, label) => sum + 2 * (label?.length ?? 0) + 40, 0);

type Loaded = Readonly<Record<string, readonly (string | number | null)[] | null>>;

/**
 * Reads a layer's rows as columns, in one statement in which the database writes each column as one JSON list.
 * @param version the current version of the layer.
 */
export async function loadLayerColumns(
  store: Store,
  dataset: Dataset,
  version: string
): Promise<LayerColumns> {
  const held = dataset.fields.filter((field) => isHeld(dataset, field));
  const [loaded] = await store.query<Loaded>(statement(dataset, held));
  const listOf = (name: string) => loaded![name] ?? [];
  const fields = new Map<string, Column>();
  held.forEach(({ name, type }, i) => {
    if (type === 'string') {
      type Texts = readonly (string | null)[];
      fields.set(name, texts(listOf(`c${i}`) as Texts, listOf(`labels${i}`) as Texts));
      return;
    }
    const values = numbers(listOf(`c${i}`));
    if (values) fields.set(name, { kind: 'numbers', values, hasGaps: values.some(Number.isNaN) });
  });
  const [x, y] = [numbers(listOf('x')), numbers(listOf('y'))];
  const isPoint = dataset.geometryType === 'esriGeometryPoint';
  const places = isPoint && x && y ? { x, y } : null;
  const rows = listOf(`c${held.findIndex(({ name }) => name === OBJECT_ID)}`).length;
  const bytes = [...fields.values()].reduce((sum, column) => sum + bytesOf(column), writtenBytes(rows));
  return {
    version,
    rows: new Int32Array(rows).map((_, row) => row),
    fields,
    places,
    written: new WrittenFeatures(rows),
    bytes: bytes + (places ? 3 * places.x.byteLength : 0)
  };
}
