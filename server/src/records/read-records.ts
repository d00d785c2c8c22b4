import { BoundValues } from '../store/bound-values';
import { writeNameContainsSql } from '../store/name-search-sql';
import type { Query } from '../store/store';
import type { RecordProperties, RecordType, RecordView } from './record-type';

const selections = new WeakMap<RecordProperties, string>();

/** Returns the SELECT list of a record type, each property under its own name. */
function writeSelectList({ properties }: RecordType): string {
  const known = selections.get(properties);
  if (known !== undefined) return known;
  const selection = Object.entries(properties)
    .map(([name, { sql }]) => `${sql} AS "${name}"`)
    .join(', ');
  selections.set(properties, selection);
  return selection;
}

/** Converts a row to the record that the API returns. */
function toRecordView(type: RecordType, row: Record<string, unknown>): RecordView {
  const known = Object.entries(row).filter(([, value]) => value !== null);
  const record = Object.fromEntries(
    known.map(([name, value]) => [
      name,
      type.properties[name]!.kind === 'moment' ? new Date(value as Date).toISOString() : value
    ])
  );
  return (type.view?.(record) ?? record) as RecordView;
}

/** A condition of a list; it binds its values when it is written. */
export type ListCondition = (bound: BoundValues) => string;

/** Parameters of a list; without a limit all records are returned. */
export interface ListRequest {
  readonly limit?: number;
  /** Number of rows skipped. */
  readonly offset: number;
  /** Property, with '-' before it for descending order. */
  readonly sort?: string;
  readonly search?: string;
  /** Allowed values by property. */
  readonly filters: Readonly<Record<string, readonly string[]>>;
}

export interface RecordList {
  readonly records: readonly RecordView[];
  /** Number of records on all pages. */
  readonly total: number;
}

const writeSearchSql = ({ searched, properties }: RecordType, search: string, bound: BoundValues): string =>
  writeNameContainsSql(
    searched.map((name) => properties[name]!.sql),
    search,
    bound
  );

function writeWhereSql(
  type: RecordType,
  { search, filters }: ListRequest,
  more: readonly ListCondition[],
  bound: BoundValues
) {
  const conditions = more.map((condition) => condition(bound));
  if (search !== undefined) conditions.push(writeSearchSql(type, search, bound));
  for (const [name, values] of Object.entries(filters)) {
    const { sql, kind } = type.properties[name]!;
    conditions.push(
      kind === 'texts'
        ? `${sql} && ${bound.add(values)}::text[]`
        : `${sql} = ANY(${bound.add(values)}::text[])`
    );
  }
  return conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`;
}

function writeOrderSql({ properties }: RecordType, sort: string | undefined): string {
  if (sort === undefined) return 'ORDER BY object_id';
  const name = sort.replace(/^-/, '');
  const { sql, kind } = properties[name]!;
  // An empty list counts as no value, which is sorted last.
  const value = kind === 'texts' ? `NULLIF(${sql}, '{}')` : sql;
  return `ORDER BY ${value} ${sort === name ? 'ASC' : 'DESC'} NULLS LAST, object_id`;
}

/** Returns the records of a page, and the number on all pages. */
export async function listRecords(
  query: Query,
  type: RecordType,
  request: ListRequest,
  conditions: readonly ListCondition[] = []
): Promise<RecordList> {
  const bound = new BoundValues();
  const from = `FROM ${type.table} ${writeWhereSql(type, request, conditions, bound)}`;
  const { values } = bound;
  const sql = `SELECT ${writeSelectList(type)} ${from} ${writeOrderSql(type, request.sort)}`;
  const toRecords = (rows: readonly Record<string, unknown>[]) => rows.map((row) => toRecordView(type, row));
  if (request.limit === undefined) {
    const records = toRecords(await query(sql, values));
    return { records, total: records.length };
  }
  const { total } = (await query<{ total: number }>(`SELECT count(*) AS total ${from}`, values))[0]!;
  const page = await query(`${sql} LIMIT ${request.limit} OFFSET ${request.offset}`, values);
  return { records: toRecords(page), total };
}

/** Returns one record, or null; `lock` prevents other changes until the transaction ends. */
export async function readRecord(
  query: Query,
  type: RecordType,
  id: string,
  lock = false
): Promise<RecordView | null> {
  const [row] = await query<Record<string, unknown>>(
    `SELECT ${writeSelectList(type)} FROM ${type.table} WHERE id = $1${lock ? ' FOR UPDATE' : ''}`,
    [id]
  );
  return row === undefined ? null : toRecordView(type, row);
}

/** Returns a record that was just written, after its derived values are updated. */
export async function readUpdatedRecord(
  query: Query,
  type: RecordType,
  before: RecordView | null,
  id: string
): Promise<RecordView> {
  const written = (await readRecord(query, type, id)) as RecordView;
  if (!type.follow) return written;
  await type.follow(query, before, written);
  return (await readRecord(query, type, id)) as RecordView;
}
