import type { PersonData } from '@site/domain';
import { signInCount } from '../identity/sign-in-limit';
import type { Query } from '../store/store';
import type { PersonKey } from './person-key';
import { matchSql, textColumns } from './text-columns';

/** Maximum number of rows returned of a table. */
const TOLD = 10_000;
/** Hashes, which are never returned and reveal nothing. */
const SECRET = `'{password_hash,token_hash,code_hash,request_hash}'::text[]`;

/** Tables whose rows refer to the account by its uid. */
const OF_ACCOUNT = ['session', 'refresh_token', 'reset_code', 'account_audit', 'idempotency_key'];
const BY_UID = 'own.uid IN (SELECT uid FROM account WHERE email ~* $1)';

const rowsSql = (table: string, conditions: readonly string[]): string => `
  (SELECT '${table}' AS "table", count(*) OVER () AS total, to_jsonb(own) - ${SECRET} AS row
     FROM "${table}" AS own WHERE ${conditions.join(' OR ')} LIMIT ${TOLD})`;

/**
 * Returns everything that the database stores about a person in one query: each row with the address or the
 * number, and the rows of the account.
 */
export async function findPerson(query: Query, { pattern, email }: PersonKey): Promise<PersonData> {
  const conditions = new Map<string, string[]>();
  const add = (table: string, condition: string) =>
    conditions.set(table, [...(conditions.get(table) ?? []), condition]);
  for (const column of await textColumns(query)) add(column.table, matchSql(column));
  for (const table of OF_ACCOUNT) add(table, BY_UID);
  add('call_count', 'own.key = $2::text');
  const found = await query<{ table: string; total: number; row: Record<string, unknown> }>(
    [...conditions].map(([table, all]) => rowsSql(table, all)).join(' UNION ALL '),
    [pattern, email && signInCount(email)]
  );
  const tables = new Map<string, PersonData['tables'][number]>();
  for (const { table, total, row } of found) {
    const known = tables.get(table) ?? { table, total, rows: [] };
    known.rows.push(row);
    tables.set(table, known);
  }
  return { tables: [...tables.values()] };
}
