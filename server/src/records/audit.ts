import type { Query } from '../store/store';
import type { RecordName, RecordType, RecordView } from './record-type';

export const AUDIT_ACTIONS = ['create', 'update', 'delete'] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Who changes something. */
export interface Author {
  readonly uid: string;
  readonly email: string | null;
}

/** One change of a record. */
export interface AuditEntry {
  readonly recordType: RecordName;
  readonly recordId: string;
  readonly action: AuditAction;
  readonly version: number;
  readonly changedBy: string;
  readonly changedByEmail: string | null;
  readonly changedAt: Date;
  readonly before: RecordView | null;
  readonly after: RecordView | null;
}

const ACTION = (before: RecordView | null, after: RecordView | null): AuditAction =>
  before === null ? 'create' : after === null ? 'delete' : 'update';

const json = (record: RecordView | null): string | null => record && JSON.stringify(record);

/** Notes a change, in the transaction that makes it. One of the two records is there. */
export async function noteChange(
  query: Query,
  { name }: RecordType,
  author: Author,
  before: RecordView | null,
  after: RecordView | null
): Promise<void> {
  const record = (after ?? before) as RecordView;
  await query(
    `INSERT INTO record_audit
       (record_type, record_id, action, version, changed_by, changed_by_email, before, after)
     VALUES ($1, $2, $3, $4, $5, $6, $7::jsonb, $8::jsonb)`,
    [
      name,
      record.id,
      ACTION(before, after),
      record.version,
      author.uid,
      author.email,
      json(before),
      json(after)
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

/** The trail, the newest change first. */
export const readTrail = (
  query: Query,
  { recordType, recordId, limit, offset }: AuditRequest
): Promise<AuditEntry[]> =>
  query<AuditEntry>(
    `SELECT record_type AS "recordType", record_id AS "recordId", action, version, changed_by AS "changedBy",
            changed_by_email AS "changedByEmail", changed_at AS "changedAt", before, after
       FROM record_audit
      WHERE ($1::text IS NULL OR record_type = $1) AND ($2::text IS NULL OR record_id = $2)
      ORDER BY id DESC LIMIT ${limit} OFFSET ${offset}`,
    [recordType ?? null, recordId ?? null]
  );

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
