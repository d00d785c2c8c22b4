import type { AccountAction, AccountRole, AccountTrailEntry } from '@site/domain';
import type { Query } from '../store/store';

/** Author of an account change. */
export interface AccountAuthor {
  readonly uid: string;
  readonly email: string | null;
}

/** Author of changes made from the command line, which needs access to the database but no account. */
export const COMMAND_LINE: AccountAuthor = { uid: 'command-line', email: null };

/** A change of an account; a role is null when the account is new or deleted. */
export interface AccountTrailChange {
  readonly uid: string;
  readonly email: string | null;
  readonly action: AccountAction;
  readonly roleBefore: AccountRole | null;
  readonly roleAfter: AccountRole | null;
}

/** Records an account change, in the transaction that makes it. */
export async function recordAccountChange(
  query: Query,
  by: AccountAuthor,
  change: AccountTrailChange
): Promise<void> {
  const { uid, email, action, roleBefore, roleAfter } = change;
  await query(
    `INSERT INTO account_audit (uid, email, action, role_before, role_after, changed_by, changed_by_email)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [uid, email, action, roleBefore, roleAfter, by.uid, by.email]
  );
}

/** Page of the account trail to read. */
export interface AccountTrailRequest {
  readonly uid?: string;
  readonly limit: number;
  readonly offset: number;
}

/** Returns a page of the account changes, newest first, and the number on all pages. */
export async function readAccountTrail(
  query: Query,
  { uid, limit, offset }: AccountTrailRequest
): Promise<{ entries: AccountTrailEntry[]; total: number }> {
  const from = 'FROM account_audit WHERE ($1::text IS NULL OR uid = $1)';
  const { total } = (await query<{ total: number }>(`SELECT count(*) AS total ${from}`, [uid ?? null]))[0]!;
  const rows = await query<Omit<AccountTrailEntry, 'changedAt'> & { changedAt: Date }>(
    `SELECT id::text AS id, uid, email, action, role_before AS "roleBefore", role_after AS "roleAfter",
            changed_by AS "changedBy", changed_by_email AS "changedByEmail", changed_at AS "changedAt"
       ${from} ORDER BY account_audit.id DESC LIMIT ${limit} OFFSET ${offset}`,
    [uid ?? null]
  );
  return { entries: rows.map((entry) => ({ ...entry, changedAt: entry.changedAt.toISOString() })), total };
}
