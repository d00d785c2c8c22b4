import type { Query, Store } from '../../../store/store';
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

/** Rows of a page: reading a page does not block other answers noticeably. */
const PAGE_ROWS = 20_000;
/** Rows of which a text field is tried: one that has another text in every fifth of them, like a name, is not held. */
const TRIED_ROWS = 100_000;
const MAX_TRIED_LABELS = TRIED_ROWS / 5;

/** The smallest `bigint`. */
const BEFORE_ALL_IDS = '-9223372036854775808';

/** SQL of the rows of a layer with its fields as `c0`, `c1`, … and the coordinates of points as `x` and `y`. */
interface LayerRowsSql {
  readonly columns: readonly string[];
  readonly rows: string;
  /** Column of the object ids. */
  readonly id: string;
}

function writeRowsSql(dataset: LayerDataset, fields: readonly DatasetField[]): LayerRowsSql {
  const points = dataset.geometryType === 'esriGeometryPoint' ? ['x', 'y'] : [];
  const inner = [
    ...fields.map((field, i) => `${writeColumnSql(field)} AS c${i}`),
    ...points.map((axis) => `ST_${axis.toUpperCase()}(${dataset.geometry}) AS ${axis}`)
  ];
  const where = dataset.condition ? ` WHERE ${dataset.condition}` : '';
  const joins = new Set(fields.flatMap(({ join }) => (join ? [dataset.joins?.[join]] : [])));
  const from = [dataset.from, ...joins].join(' ');
  return {
    columns: [...fields.map((_, i) => `c${i}`), ...points],
    rows: bindBusinessDay(`SELECT ${inner.join(', ')} FROM ${from}${where}`, new Date()),
    id: `c${fields.findIndex(({ name }) => name === OBJECT_ID)}`
  };
}

/** Returns a statement for the next page, each column as one JSON list ($1: the last object id). */
const writePageSql = ({ columns, rows, id }: LayerRowsSql): string => `
  SELECT ${columns.map((column) => `json_agg(${column} ORDER BY ${id}) AS ${column}`).join(', ')}
    FROM (SELECT * FROM (${rows}) AS layer WHERE ${id} > $1::bigint ORDER BY ${id} LIMIT ${PAGE_ROWS}) AS page`;

const writeTriedLabelsSql = ({ rows }: LayerRowsSql, column: string): string => `
  SELECT count(DISTINCT ${column})::int AS labels, count(*)::int AS rows
    FROM (SELECT ${column} FROM (${rows}) AS layer LIMIT ${TRIED_ROWS}) AS tried`;

const writeLabelsSql = ({ rows }: LayerRowsSql, column: string): string => `
  SELECT DISTINCT ${column} AS label FROM (${rows}) AS layer WHERE ${column} IS NOT NULL ORDER BY label`;

/** A column that is being read page by page. */
interface GrowingColumn {
  /** Appends the values of a page. Returns false when a value cannot be held. */
  append(values: readonly unknown[]): boolean;
  finish(): LayerColumn;
}

function createNumberColumn(rows: number): GrowingColumn {
  let values = new Float64Array(rows);
  let count = 0;
  return {
    append: (page) => {
      // Rows may have been added since they were counted.
      if (count + page.length > values.length) {
        const longer = new Float64Array(2 * (count + page.length));
        longer.set(values);
        values = longer;
      }
      for (const value of page) {
        // JSON has no infinite numbers, and NaN means missing here.
        if (value !== null && typeof value !== 'number') return false;
        values[count++] = value ?? NaN;
      }
      return true;
    },
    finish: () => {
      const all = values.subarray(0, count);
      return { kind: 'numbers', values: all, hasGaps: all.some(Number.isNaN) };
    }
  };
}

function createTextColumn(rows: number, labels: readonly string[]): GrowingColumn {
  const numbers = createNumberColumn(rows);
  const codeOf = new Map(labels.map((label, code) => [label, code]));
  return {
    append: (page) => numbers.append(page.map((value) => codeOf.get(value as string) ?? labels.length)),
    finish: () => ({
      kind: 'texts',
      codes: Int32Array.from((numbers.finish() as NumberColumn).values),
      labels: [...labels, null]
    })
  };
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

/** Reads the texts of a field in the database's sort order; null when there are too many to hold. */
async function readLabels(query: Query, sql: LayerRowsSql, column: string): Promise<string[] | null> {
  const [tried] = await query<{ labels: number; rows: number }>(writeTriedLabelsSql(sql, column));
  // Sorting a million names would take longer than a statement may.
  if (tried!.rows === TRIED_ROWS && tried!.labels > MAX_TRIED_LABELS) return null;
  const found = await query<{ label: string }>(writeLabelsSql(sql, column));
  return found.map(({ label }) => label);
}

/** Reads the columns of a layer by their names in the statement, page by page. */
async function readColumns(
  query: Query,
  dataset: LayerDataset,
  held: readonly DatasetField[],
  rows: number
): Promise<ReadonlyMap<string, LayerColumn>> {
  const sql = writeRowsSql(dataset, held);
  const growing = new Map<string, GrowingColumn>();
  for (const [i, column] of sql.columns.entries()) {
    if (held[i]?.type === 'string') {
      const labels = await readLabels(query, sql, column);
      if (labels) growing.set(column, createTextColumn(rows, labels));
    } else growing.set(column, createNumberColumn(rows));
  }
  const page = writePageSql({ ...sql, columns: [...growing.keys()] });
  for (let last: unknown = BEFORE_ALL_IDS; ;) {
    const [lists] = await query<ColumnLists>(page, [last]);
    const ids = lists![sql.id] ?? [];
    for (const [name, column] of growing) if (!column.append(lists![name] ?? [])) growing.delete(name);
    if (ids.length < PAGE_ROWS) break;
    last = ids.at(-1);
  }
  return new Map(Array.from(growing, ([name, column]) => [name, column.finish()]));
}

/**
 * Reads a layer's rows as columns, in pages of one state of the database.
 * @param version the current version of the layer.
 * @param expectedRows its number of rows, from which the memory is taken.
 */
export async function loadLayerColumns(
  store: Store,
  dataset: LayerDataset,
  version: string,
  expectedRows: number
): Promise<LayerColumns> {
  const held = dataset.fields.filter((field) => canCacheField(dataset, field));
  const read = await store.transaction(async (query) => {
    await query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
    return readColumns(query, dataset, held, expectedRows);
  });
  const fields = new Map<string, LayerColumn>();
  held.forEach(({ name }, i) => {
    const column = read.get(`c${i}`);
    if (column) fields.set(name, column);
  });
  const [x, y] = [read.get('x'), read.get('y')];
  const places = x?.kind === 'numbers' && y?.kind === 'numbers' ? { x: x.values, y: y.values } : null;
  const rows = (fields.get(OBJECT_ID) as NumberColumn).values.length;
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
