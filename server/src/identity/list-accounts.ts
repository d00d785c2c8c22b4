import type { AccountRecord } from '@site/domain';
import { BoundValues } from '../store/bound-values';
import { writeNameContainsSql } from '../store/name-search-sql';
import type { Store } from '../store/store';
import { writeHasSecondFactorSql } from './second-factors';

type StoredAccount = Omit<AccountRecord, 'isListedInvestor' | 'createdAt' | 'lastSignInAt'> & {
  readonly createdAt: Date;
  readonly lastSignInAt: Date | null;
};

const COLUMNS = `uid, email, nullif(display_name, '') AS name, role, disabled, created_at AS "createdAt",
  last_sign_in_at AS "lastSignInAt", ${writeHasSecondFactorSql('account')} AS "hasSecondFactor"`;

const toAccountRecord =
  (investorEmails: readonly string[]) =>
  ({ createdAt, lastSignInAt, ...account }: StoredAccount): AccountRecord => ({
    ...account,
    isListedInvestor: investorEmails.includes(account.email),
    createdAt: createdAt.toISOString(),
    lastSignInAt: lastSignInAt?.toISOString() ?? null
  });

/** Filter and page of accounts; without a limit all are returned. */
export interface AccountsRequest {
  readonly uid?: string;
  /** Text contained in e-mail address or name. */
  readonly search?: string;
  readonly limit?: number;
  readonly offset?: number;
}

/** Returns accounts by e-mail address, and the number on all pages. @param investorEmails in lower case. */
export async function listAccounts(
  { query }: Pick<Store, 'query'>,
  investorEmails: readonly string[],
  { uid, search, limit, offset = 0 }: AccountsRequest = {}
): Promise<{ accounts: AccountRecord[]; total: number }> {
  const bound = new BoundValues();
  const conditions = [
    ...(uid === undefined ? [] : [`uid = ${bound.add(uid)}`]),
    ...(search === undefined ? [] : [writeNameContainsSql(["(email || ' ' || display_name)"], search, bound)])
  ];
  const from = `FROM account ${conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`}`;
  const page = limit === undefined ? '' : `LIMIT ${limit} OFFSET ${offset}`;
  const { total } = (await query<{ total: number }>(`SELECT count(*) AS total ${from}`, bound.values))[0]!;
  const rows = await query<StoredAccount>(`SELECT ${COLUMNS} ${from} ORDER BY email ${page}`, bound.values);
  return { accounts: rows.map(toAccountRecord(investorEmails)), total };
}
