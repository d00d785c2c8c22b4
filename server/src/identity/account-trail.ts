import type { AccountAction, AccountRole, AccountTrailEntry } from '@site/domain';
import type { Query } from '../store/store';

/** Who changes an account. */
export interface AccountAuthor {
  readonly uid: string;
  readonly email: string | null;
}

/** Who works from the command line: whoever may open the database, by no account. */
export const COMMAND_LINE: AccountAuthor = { uid: 'command-line', email: null };

/** A change of an account; the role of one that is new or gone is null. */
export interface NotedChange {
  readonly uid: string;
  readonly email: string | null;
  readonly action: AccountAction;
  readonly roleBefore: AccountRole | null;
  readonly roleAfter: AccountRole | null;
}

/** Notes a change of an account, in the transaction that makes it. */
export async function noteAccountChange(query: Query, by: AccountAuthor, change: NotedChange): Promise<void> {
  const { uid, email, action, roleBefore, roleAfter } = change;
  await query(
    `INSERT INTO account_audit (uid, email, action, role_before, role_after, changed_by, changed_by_email)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [uid, email, action, roleBefore, roleAfter, by.uid, by.email]
  );
}

/** What of the trail is asked for. */
export interface AccountTrailRequest {
  readonly uid?: string;
  readonly limit: number;
  readonly offset: number;
}

/** A page of the changes of accounts, the newest first, and how many there are on all pages. */
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
