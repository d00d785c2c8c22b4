import type { PersonalDataEntry } from '@site/domain';
import type { AccountAuthor } from '../identity/account-trail';
import type { Query } from '../store/store';
import type { ErasedCount } from './erase-rows';

/** Author of the daily retention job in the trail. */
export const RETENTION_JOB: AccountAuthor = { uid: 'retention', email: null };

/** Records that personal data was erased, in the transaction that does it: the counts, never the person. */
export async function recordErasure(
  query: Query,
  by: AccountAuthor,
  action: 'retention' | 'erase',
  counts: readonly ErasedCount[]
): Promise<void> {
  await query(
    `INSERT INTO personal_data_audit (action, changed_by, changed_by_email, counts) VALUES ($1, $2, $3, $4::jsonb)`,
    [action, by.uid, by.email, JSON.stringify(counts)]
  );
}

/** Rolls back a transaction whose work is only counted. */
class DryRunRollback extends Error {}

/**
 * Runs work in a transaction and returns its counts. A dry run does the same work and rolls it back, so that it
 * returns the counts of a real run.
 */
export async function runCounted(
  transaction: (work: (query: Query) => Promise<void>) => Promise<void>,
  dryRun: boolean,
  work: (query: Query) => Promise<ErasedCount[]>
): Promise<ErasedCount[]> {
  let counts: ErasedCount[] = [];
  try {
    await transaction(async (query) => {
      counts = await work(query);
      if (dryRun) throw new DryRunRollback();
    });
  } catch (error) {
    if (!(error instanceof DryRunRollback)) throw error;
  }
  return counts;
}

/** Returns a page of the erasures of personal data, newest first, and the number on all pages. */
export async function readPersonalDataTrail(
  query: Query,
  { limit, offset }: { readonly limit: number; readonly offset: number }
): Promise<{ entries: PersonalDataEntry[]; total: number }> {
  const { total } = (await query<{ total: number }>('SELECT count(*) AS total FROM personal_data_audit'))[0]!;
  const rows = await query<Omit<PersonalDataEntry, 'changedAt'> & { changedAt: Date }>(
    `SELECT id::text AS id, action, changed_by AS "changedBy", changed_by_email AS "changedByEmail",
            changed_at AS "changedAt", counts
       FROM personal_data_audit AS own ORDER BY own.id DESC LIMIT ${limit} OFFSET ${offset}`
  );
  return { entries: rows.map((entry) => ({ ...entry, changedAt: entry.changedAt.toISOString() })), total };
}
