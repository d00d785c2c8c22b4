import type { PersonData } from '@site/domain';
import { toSignInCountKey } from '../identity/sign-in-limit';
import type { Query } from '../store/store';
import { PERSONAL_GROUPS } from './personal-columns';
import type { PersonKey } from './person-key';
import { writeMatchSql, listTextColumns } from './text-columns';

/** Maximum number of rows returned of a table. */
const MAX_TABLE_ROWS = 10_000;
/** Hashes and keys, which are never returned. */
const SECRET = `'{password_hash,token_hash,code_hash,request_hash,secret,recovery_hashes}'::text[]`;

/** Tables whose rows refer to the account by its uid. */
const OF_ACCOUNT = [
  'session',
  'refresh_token',
  'reset_code',
  'second_factor',
  'account_audit',
  'idempotency_key'
];
const BY_UID = 'own.uid IN (SELECT uid FROM account WHERE email ~* $1)';

const writeRowsSql = (table: string, conditions: readonly string[]): string => `
  (SELECT '${table}' AS "table", count(*) OVER () AS total, to_jsonb(own) - ${SECRET} AS row
     FROM "${table}" AS own WHERE ${conditions.join(' OR ')} LIMIT ${MAX_TABLE_ROWS})`;

/**
 * Returns everything that the database stores about a person in one query: each row with the address or the
 * number, and the rows of the account.
 */
export async function findPerson(query: Query, { pattern, email }: PersonKey): Promise<PersonData> {
  const conditions = new Map<string, string[]>();
  const addCondition = (table: string, condition: string) =>
    conditions.set(table, [...(conditions.get(table) ?? []), condition]);
  for (const column of await listTextColumns(query)) addCondition(column.table, writeMatchSql(column));
  for (const { table, writeOwnedSql } of PERSONAL_GROUPS)
    if (writeOwnedSql)
      addCondition(
        table,
        writeOwnedSql((column) => `own.${column}`)
      );
  for (const table of OF_ACCOUNT) addCondition(table, BY_UID);
  addCondition('call_count', 'own.key = $2::text');
  const found = await query<{ table: string; total: number; row: Record<string, unknown> }>(
    [...conditions].map(([table, all]) => writeRowsSql(table, all)).join(' UNION ALL '),
    [pattern, email && toSignInCountKey(email)]
  );
  const tables = new Map<string, PersonData['tables'][number]>();
  for (const { table, total, row } of found) {
    const known = tables.get(table) ?? { table, total, rows: [] };
    known.rows.push(row);
    tables.set(table, known);
  }
  return { tables: [...tables.values()] };
}
