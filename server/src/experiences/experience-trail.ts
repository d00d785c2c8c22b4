import type { Locale } from '@site/domain';
import type { Query } from '../store/store';

/** What is done to an experience. */
export const EXPERIENCE_ACTIONS = ['save', 'restore', 'duplicate', 'delete'] as const;
export type ExperienceAction = (typeof EXPERIENCE_ACTIONS)[number];

/** Who changes an experience, and in what language what is wrong with it is said. */
export interface ExperienceAuthor {
  readonly uid: string;
  readonly email: string | null;
  readonly locale: Locale;
}

/** A change of an experience and the version that came of it; of a deletion the last one there was. */
export interface ExperienceChange {
  readonly name: string;
  readonly action: ExperienceAction;
  readonly version: number;
}

/** Notes a change of an experience, in the transaction that makes it. */
export async function noteExperienceChange(
  query: Query,
  { uid, email }: ExperienceAuthor,
  { name, action, version }: ExperienceChange
): Promise<void> {
  await query(
    `INSERT INTO experience_audit (name, action, version, changed_by, changed_by_email) VALUES ($1, $2, $3, $4, $5)`,
    [name, action, version, uid, email]
  );
}

/** A noted change. */
export interface ExperienceTrailEntry extends ExperienceChange {
  readonly id: string;
  readonly changedBy: string;
  readonly changedByEmail: string | null;
  /** ISO 8601. */
  readonly changedAt: string;
}

/** A page of the changes of experiences, the newest first, and how many there are on all pages. */
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
