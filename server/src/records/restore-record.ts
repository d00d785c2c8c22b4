import type { RestoredRows } from '@site/domain';
import { ApiError } from '../common/response-errors';
import { QueryError } from '../store/store';
import type { Query } from '../store/store';
import { recordChange } from './audit';
import type { ChangeAuthor } from './audit';
import { readUpdatedRecord, readRecord } from './read-records';
import type { AttachedTable, RecordType, RecordView } from './record-type';

/* The rows that a deletion removes are stored with its entry in the trail, and restored from there. */

/** Returns the SQL of the rows attached to a record, as JSON; `own` is the record's table. */
const writeAttachedSql = ({ table, column }: AttachedTable): string =>
  `'${table}', (SELECT coalesce(jsonb_agg(to_jsonb(part)), '[]') FROM ${table} AS part WHERE part.${column} = own.id)`;

/** Returns the JSON text of a record's row and of the rows attached to it. */
export async function readRemovedRows(
  query: Query,
  { table, attached = [] }: RecordType,
  id: string
): Promise<string> {
  // Geometry as GeoJSON would be rounded.
  const [taken] = await query<{ removed: string }>(
    `SELECT jsonb_build_object(
        'row', to_jsonb(own) || jsonb_build_object('geom', own.geom::text),
        'attached', jsonb_build_object(${attached.map(writeAttachedSql).join(', ')}))::text AS removed
       FROM ${table} AS own WHERE id = $1`,
    [id]
  );
  return taken!.removed;
}

interface RemovedRecord {
  /** JSON text of the row to restore, with the next version. */
  readonly row: string;
  /** JSON text of the attached rows by table; null when they were not stored. */
  readonly attached: string | null;
}

/** Returns the rows of the last deletion of a record; null when the trail has none. */
async function readLastRemoved(
  query: Query,
  { name }: RecordType,
  id: string,
  uid: string
): Promise<RemovedRecord | null> {
  const [removed] = await query<RemovedRecord>(
    `SELECT (removed->'row' || jsonb_build_object('version', version + 1, 'updated_at', now(), 'updated_by_user', $3::text))::text AS row,
            nullif(removed->'attached', 'null')::text AS attached
       FROM record_audit
      WHERE record_type = $1 AND record_id = $2 AND action = 'delete' AND removed IS NOT NULL
      ORDER BY id DESC LIMIT 1`,
    [name, id, uid]
  );
  return removed ?? null;
}

/** Lists the columns that both the row and the table have; columns added since then have their default. */
async function listColumnsToFill(query: Query, table: string, row: string): Promise<string> {
  const columns = await query<{ name: string }>(
    `SELECT quote_ident(attname) AS name FROM pg_attribute
      WHERE attrelid = to_regclass($1) AND attnum > 0 AND NOT attisdropped
        AND attname IN (SELECT jsonb_object_keys($2::jsonb)) ORDER BY attnum`,
    [table, row]
  );
  return columns.map(({ name }) => name).join(', ');
}

/** Restores attached rows, except those whose other referent is deleted. */
async function restoreAttached(
  query: Query,
  { table, other }: AttachedTable,
  attached: string
): Promise<RestoredRows> {
  const [counts] = await query<{ deleted: number; restored: number }>(
    `WITH wanted AS (
       SELECT * FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb->'${table}')
     ), present AS (
       SELECT id FROM ${other.table} WHERE id IN (SELECT ${other.column} FROM wanted) FOR KEY SHARE
     ), restored AS (
       INSERT INTO ${table} SELECT * FROM wanted WHERE ${other.column} IN (SELECT id FROM present) RETURNING 1
     )
     SELECT (SELECT count(*) FROM wanted) AS deleted, (SELECT count(*) FROM restored) AS restored`,
    [attached]
  );
  return counts!;
}

/** Converts a violated check of a restored value to an API error. */
function toRefusal({ noun }: RecordType, error: unknown): unknown {
  if (!(error instanceof QueryError) || error.code !== '23514') return error;
  const column = error.constraint?.replace(/^value_/, '') ?? 'A field';
  return new ApiError(
    409,
    'cannot_restore',
    `${column}: the deleted ${noun} has a value that is no longer allowed. Enter it again from its entry in the trail.`,
    column
  );
}

/** Inserts a deleted row again; false when it is there, by its id or its number in the layers. */
async function reinsertRecord(query: Query, type: RecordType, row: string): Promise<boolean> {
  const columns = await listColumnsToFill(query, type.table, row);
  const put = await query(
    `INSERT INTO ${type.table} (${columns}) SELECT ${columns} FROM jsonb_populate_record(NULL::${type.table}, $1::jsonb)
     ON CONFLICT DO NOTHING RETURNING id`,
    [row]
  ).catch((error: unknown) => {
    throw toRefusal(type, error);
  });
  return put.length > 0;
}

/** A restored record, and the number of its restored attached rows. */
export interface RestoredRecord {
  readonly record: RecordView;
  readonly attached: RestoredRows;
}

/**
 * Undoes the last deletion of a record: restores its row with the next version, and the attached rows whose
 * other referents exist.
 * @throws ApiError 404 'record_not_found' when the trail has no deletion; 409 'record_exists' with the current
 *   record; 409 'cannot_restore' when it contains a value that is no longer allowed.
 */
export async function restoreRecord(
  { query, author }: { readonly query: Query; readonly author: ChangeAuthor },
  type: RecordType,
  id: string
): Promise<RestoredRecord> {
  await type.takeTurns?.(query);
  const removed = await readLastRemoved(query, type, id, author.uid);
  const isBack = removed !== null && (await reinsertRecord(query, type, removed.row));
  const record = isBack ? await readUpdatedRecord(query, type, null, id) : await readRecord(query, type, id);
  if (!isBack && record !== null)
    throw new ApiError(
      409,
      'record_exists',
      `This ${type.noun} exists, at version ${record.version}: nothing was restored.`,
      'id',
      { current: record }
    );
  if (removed === null || record === null)
    throw new ApiError(
      404,
      'record_not_found',
      `The trail contains no deleted ${type.noun} with the id ${id}.`,
      'id'
    );
  const attached = { deleted: removed.attached === null ? null : 0, restored: 0 };
  for (const part of removed.attached === null ? [] : (type.attached ?? [])) {
    const { deleted, restored } = await restoreAttached(query, part, removed.attached as string);
    attached.deleted = (attached.deleted ?? 0) + (deleted ?? 0);
    attached.restored += restored;
  }
  await recordChange(query, type, author, { action: 'restore', before: null, after: record });
  return { record, attached };
}
