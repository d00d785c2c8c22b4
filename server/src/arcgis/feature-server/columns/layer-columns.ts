import type { Store } from '../../../store/store';
import { onDay } from '../../../figures/today';
import { OBJECT_ID } from '../../../layers/dataset';
import type { Dataset, Field } from '../../../layers/dataset';
import { WrittenFeatures, writtenBytes } from './written-features';

/** Values of a field by row: numbers and moments (ms since 1970 UTC), NaN where there is none. */
export interface NumberColumn {
  readonly kind: 'numbers';
  readonly values: Float64Array;
  readonly hasGaps: boolean;
}

/** Texts by row, as places in the list of different ones. */
export interface TextColumn {
  readonly kind: 'texts';
  readonly codes: Int32Array;
  /** In the order the database sorts them; the last is null, for the rows without a text. */
  readonly labels: readonly (string | null)[];
}

/** The code of the rows that hold no text. */
export const noText = ({ labels }: TextColumn): number => labels.length - 1;

export type Column = NumberColumn | TextColumn;

/** Degrees of points by row, NaN where there is none. */
export interface Places {
  readonly x: Float64Array;
  readonly y: Float64Array;
}

/** A layer's rows as columns, in the order of their object ids. */
export interface LayerColumns {
  /** Of the layer when they were read. */
  readonly version: string;
  /** Every row, by its number. */
  readonly rows: Int32Array;
  /** By the field's name. */
  readonly fields: ReadonlyMap<string, Column>;
  /** Null for geometries other than points. */
  readonly places: Places | null;
  readonly written: WrittenFeatures;
  /** About what they take in memory. */
  readonly bytes: number;
}

/**
 * Whether rows may be held at all: nobody edits them, and all they are made of is in the tables named as sources, not
 * summed up from others on the way.
 */
export const mayHold = ({ isEdited, from }: Dataset): boolean => !isEdited && !/\(|_figures/.test(from);

/**
 * A field whose values change only with an import or a new day; one that is looked up row by row would make the reading
 * dear, and a new set of parameters is no import.
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

/** Null when a value is no number: what is not finite has no place in JSON, and NaN means none here. */
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

/** With an index each: four bytes a row. A character in JavaScript takes two bytes, a text about 40 more. */
const bytesOf = (column: Column): number =>
  column.kind === 'numbers'
    ? column.values.byteLength + 4 * column.values.length
    : 2 * column.codes.byteLength +
      column.labels.reduce((sum, label) => sum + 2 * (label?.length ?? 0) + 40, 0);

type Loaded = Readonly<Record<string, readonly (string | number | null)[] | null>>;

/**
 * Reads a layer's rows as columns, in one statement that lets the database write each column as one JSON list.
 * @param version that of the layer now.
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
