import type { Query } from '../store/store';
import type { AuditAction, RecordName, RecordOrigin, TrailEntry } from '@site/domain';
import type { RecordType, RecordView } from './record-type';

/** Author of a change. */
export interface ChangeAuthor {
  readonly uid: string;
  readonly email: string | null;
}

/** A change of a record as recorded in the trail. At least one of the two records is present. */
export interface RecordChange {
  readonly action: AuditAction;
  readonly before: RecordView | null;
  readonly after: RecordView | null;
  /** JSON text of the rows that a deletion removes (`readRemovedRows`). */
  readonly removed?: string;
}

const toJson = (record: RecordView | null): string | null => record && JSON.stringify(record);

/** Records a change, in the transaction that makes it. */
export async function recordChange(
  query: Query,
  { name }: RecordType,
  author: ChangeAuthor,
  { action, before, after, removed }: RecordChange
): Promise<void> {
  const record = (after ?? before) as RecordView;
  await query(
    `INSERT INTO record_audit
       (record_type, record_id, action, version, changed_by, changed_by_email, before, after, removed)
     VALUES ($1, $2, $3, $4, $5, $6, $7::jsonb, $8::jsonb, $9::jsonb)`,
    [
      name,
      record.id,
      action,
      record.version,
      author.uid,
      author.email,
      toJson(before),
      toJson(after),
      removed ?? null
    ]
  );
}

/** Filter and page of the trail to read. */
export interface AuditRequest {
  readonly recordType?: RecordName;
  readonly recordId?: string;
  readonly limit: number;
  readonly offset: number;
}

/** Number of rows deleted with a record, over all tables; null when it was not stored. */
const ATTACHED_COUNT_SQL = `(SELECT sum(jsonb_array_length(own.value)) FROM jsonb_each(nullif(removed->'attached', 'null')) AS own)`;

/** Returns a page of the trail, newest first, and the number of changes on all pages. */
export async function readTrail(
  query: Query,
  { recordType, recordId, limit, offset }: AuditRequest
): Promise<{ entries: TrailEntry[]; total: number }> {
  const from = `FROM record_audit
    WHERE ($1::text IS NULL OR record_type = $1) AND ($2::text IS NULL OR record_id = $2)`;
  const values = [recordType ?? null, recordId ?? null];
  const { total } = (await query<{ total: number }>(`SELECT count(*) AS total ${from}`, values))[0]!;
  const rows = await query<Omit<TrailEntry, 'changedAt'> & { changedAt: Date }>(
    `SELECT id::text AS id, record_type AS "recordType", record_id AS "recordId", action, version, changed_by AS "changedBy",
            changed_by_email AS "changedByEmail", changed_at AS "changedAt", before, after,
            CASE WHEN jsonb_typeof(removed->'attached') = 'object' THEN coalesce(${ATTACHED_COUNT_SQL}, 0) END AS attached
       ${from} ORDER BY record_audit.id DESC LIMIT ${limit} OFFSET ${offset}`,
    values
  );
  return { entries: rows.map((entry) => ({ ...entry, changedAt: entry.changedAt.toISOString() })), total };
}

/**
 * Returns the source of an existing record that no account entered; null for other records, whose trail contains
 * their creation. Rows of demonstration data are listed separately once a table contains imported ones.
 */
export async function readOrigin(
  query: Query,
  { table }: RecordType,
  id: string
): Promise<RecordOrigin | null> {
  const [row] = await query<{ source: RecordOrigin['source']; createdAt: Date }>(
    `SELECT CASE
         WHEN EXISTS (SELECT 1 FROM dataset_source WHERE dataset = $2 AND demonstration)
           OR EXISTS (SELECT 1 FROM demonstration_row WHERE table_name = $2 AND key = $1) THEN 'demonstration'
         WHEN EXISTS (SELECT 1 FROM dataset_import WHERE table_name = $2 AND dataset = 'demonstration') THEN 'unknown'
         ELSE 'import' END AS source, created_at AS "createdAt"
       FROM ${table} WHERE id = $1 AND created_by_user IS NULL`,
    [id, table]
  );
  return row === undefined ? null : { source: row.source, createdAt: row.createdAt.toISOString() };
}

/** Returns a record as of a version; null when the trail does not contain it. */
export async function recordInVersion(
  query: Query,
  { name }: RecordType,
  id: string,
  version: number
): Promise<RecordView | null> {
  const [row] = await query<{ record: RecordView }>(
    `SELECT CASE WHEN (after->>'version')::int = $3 THEN after ELSE before END AS record
       FROM record_audit
      WHERE record_type = $1 AND record_id = $2
        AND ((after->>'version')::int = $3 OR (before->>'version')::int = $3)
      ORDER BY id LIMIT 1`,
    [name, id, version]
  );
  return row?.record ?? null;
}
