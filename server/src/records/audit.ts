import type { Query } from '../store/store';
import type { AuditAction, RecordName, TrailEntry } from '@site/domain';
import type { RecordType, RecordView } from './record-type';

/** Who changes something. */
export interface Author {
  readonly uid: string;
  readonly email: string | null;
}

/** A change of a record, as it is noted. One of the two records is there. */
export interface Change {
  readonly action: AuditAction;
  readonly before: RecordView | null;
  readonly after: RecordView | null;
  /** JSON text of what a deletion takes away (`takenBy`). */
  readonly removed?: string;
}

const json = (record: RecordView | null): string | null => record && JSON.stringify(record);

/** Notes a change, in the transaction that makes it. */
export async function noteChange(
  query: Query,
  { name }: RecordType,
  author: Author,
  { action, before, after, removed }: Change
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
      json(before),
      json(after),
      removed ?? null
    ]
  );
}

/** What of the trail is asked for. */
export interface AuditRequest {
  readonly recordType?: RecordName;
  readonly recordId?: string;
  readonly limit: number;
  readonly offset: number;
}

/** Rows that went with a deleted record, all tables together; null where that was not kept. */
const ATTACHED = `(SELECT sum(jsonb_array_length(own.value)) FROM jsonb_each(nullif(removed->'attached', 'null')) AS own)`;

/** A page of the trail, the newest change first, and how many changes there are on all pages. */
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
            CASE WHEN jsonb_typeof(removed->'attached') = 'object' THEN coalesce(${ATTACHED}, 0) END AS attached
       ${from} ORDER BY record_audit.id DESC LIMIT ${limit} OFFSET ${offset}`,
    values
  );
  return { entries: rows.map((entry) => ({ ...entry, changedAt: entry.changedAt.toISOString() })), total };
}

/** A record as it was in a version of it, where the trail knows. */
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
