import type { Locale } from '@site/domain';
import type { Query } from '../store/store';

/** Actions on an experience. */
export const EXPERIENCE_ACTIONS = ['save', 'restore', 'duplicate', 'delete'] as const;
export type ExperienceAction = (typeof EXPERIENCE_ACTIONS)[number];

/** The author of a change, with the language for messages. */
export interface ExperienceAuthor {
  readonly uid: string;
  readonly email: string | null;
  readonly locale: Locale;
}

/** A change of an experience with its new version; for a deletion, the last version. */
export interface ExperienceChange {
  readonly name: string;
  readonly action: ExperienceAction;
  readonly version: number;
}

/** Records a change of an experience, in the same transaction. */
export async function recordExperienceChange(
  query: Query,
  { uid, email }: ExperienceAuthor,
  { name, action, version }: ExperienceChange
): Promise<void> {
  await query(
    `INSERT INTO experience_audit (name, action, version, changed_by, changed_by_email) VALUES ($1, $2, $3, $4, $5)`,
    [name, action, version, uid, email]
  );
}

/** A recorded change. */
export interface ExperienceTrailEntry extends ExperienceChange {
  readonly id: string;
  readonly changedBy: string;
  readonly changedByEmail: string | null;
  /** ISO 8601. */
  readonly changedAt: string;
}

/** Returns a page of the changes of experiences, the newest first, and the total number on all pages. */
export async function readExperienceTrail(
  query: Query,
  { name, limit, offset }: { readonly name?: string; readonly limit: number; readonly offset: number }
): Promise<{ entries: ExperienceTrailEntry[]; total: number }> {
  const from = 'FROM experience_audit WHERE ($1::text IS NULL OR name = $1)';
  const { total } = (await query<{ total: number }>(`SELECT count(*) AS total ${from}`, [name ?? null]))[0]!;
  const rows = await query<Omit<ExperienceTrailEntry, 'changedAt'> & { changedAt: Date }>(
    `SELECT id::text AS id, name, action, version, changed_by AS "changedBy", changed_by_email AS "changedByEmail",
            changed_at AS "changedAt"
       ${from} ORDER BY experience_audit.id DESC LIMIT ${limit} OFFSET ${offset}`,
    [name ?? null]
  );
  return { entries: rows.map((entry) => ({ ...entry, changedAt: entry.changedAt.toISOString() })), total };
}
