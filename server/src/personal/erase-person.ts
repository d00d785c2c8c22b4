import { ERASED } from '@site/domain';
import { ACCOUNTS_LOCK, removeAccount } from '../identity/manage-accounts';
import type { AccountWork } from '../identity/manage-accounts';
import { toSignInCountKey } from '../identity/sign-in-limit';
import type { Query } from '../store/store';
import { eraseRows, lockTables } from './erase-rows';
import type { ErasedCount, Erasure, ErasureTarget } from './erase-rows';
import { withKeys } from './json-keys';
import { runCounted, recordErasure } from './erasure-trail';
import {
  PERSONAL_GROUPS,
  RECORD_GROUPS,
  listPersonalColumns,
  isRecordTable,
  findPropertyName
} from './personal-columns';
import type { PersonalGroup } from './personal-columns';
import type { PersonKey } from './person-key';
import { writeMatchSql, listTextColumns } from './text-columns';
import type { TextColumn } from './text-columns';

/* SQL that erases everything about one person; `$1` is the pattern of the person's address or number. */

/** Tables locked against writers while the person is searched. */
const LOCKED_TABLES = [
  ...PERSONAL_GROUPS.map(({ table }) => table),
  ...['idempotency_key', 'account', 'parameter_set', 'record_audit', 'account_audit', 'personal_data_audit'],
  ...['experience_version', 'experience_audit', 'data_import', 'import_change', 'data_export']
];

const joinOr = (conditions: readonly string[]): string => `(${conditions.join(' OR ')})`;

/** Returns the condition of the rows that belong to the person by a contact in another table, if there is one. */
const writeOwnedConditions = (
  { writeOwnedSql }: PersonalGroup,
  writeValue: (column: string) => string
): string[] => (writeOwnedSql ? [writeOwnedSql(writeValue)] : []);

/** Erases the names and contacts of a person from a table. */
const buildGroupErasure = (group: PersonalGroup): Erasure => ({
  table: group.table,
  where: joinOr([
    ...listPersonalColumns(group).map(({ column }) => `${column} ~* $1`),
    ...writeOwnedConditions(group, (column) => `own.${column}`)
  ]),
  targets: [
    ...listPersonalColumns(group).map(({ column, erased }) => ({
      column,
      to: erased === null ? 'NULL' : `'${erased}'`,
      holds: { [column]: `${column} <> '${ERASED}'` }
    })),
    ...(group.cleared ?? []).map((column) => ({
      ...{ column, to: 'NULL' },
      holds: { [column]: `${column} IS NOT NULL` }
    }))
  ],
  raisesVersion: isRecordTable(group.table)
});

interface JsonColumn {
  readonly table: string;
  readonly column: string;
  /** Key of the object in the column; the column itself when absent. */
  readonly within?: string;
  /** The keys are column names of the table; otherwise property names of the API. */
  readonly asColumns?: boolean;
}

/** Columns that contain records as JSON: the trail, and the responses stored for replays. */
const JSON_COLUMNS: readonly JsonColumn[] = [
  { table: 'record_audit', column: 'before' },
  { table: 'record_audit', column: 'after' },
  { table: 'record_audit', column: 'removed', within: 'row', asColumns: true },
  { table: 'idempotency_key', column: 'answer', within: 'data' }
];

/** Erases a person from a record stored as JSON. */
function buildJsonErasure(
  { table, column, within, asColumns = false }: JsonColumn,
  group: PersonalGroup
): Erasure {
  const json = within === undefined ? column : `(${column} -> '${within}')`;
  const put = Object.fromEntries(
    listPersonalColumns(group).map((own) =>
      asColumns ? [own.column, own.erased] : [findPropertyName(group.table, own.column), ERASED]
    )
  );
  const writeValue = (name: string) =>
    `(${json} ->> '${asColumns ? name : findPropertyName(group.table, name)}')`;
  const found = joinOr([
    ...Object.keys(put).map((key) => `${json} ->> '${key}' ~* $1`),
    ...writeOwnedConditions(group, writeValue)
  ]);
  // A row that is restored must not have what its table has no more.
  const cleared = asColumns ? (group.cleared ?? []).map((name) => [name, null]) : [];
  const cleaned = withKeys(json, { ...put, ...Object.fromEntries(cleared) });
  const target: ErasureTarget = {
    column,
    to: within === undefined ? cleaned : `jsonb_set(${column}, '{${within}}', ${cleaned})`,
    holds: Object.fromEntries(
      Object.keys(put).map((key) => [`${column}.${key}`, `${json} ->> '${key}' <> '${ERASED}'`])
    )
  };
  return { table, where: `coalesce(${found}, false)`, targets: [target] };
}

/** Returns the SQL of a column with the person's address or number removed from any text in it. */
function writeCleanedSql({ column, kind }: TextColumn): string {
  const name = `own."${column}"`;
  if (kind === 'json') return `replace_in_texts(${name}, $1, '${ERASED}')`;
  const writeErasedTextSql = (text: string) => `regexp_replace(${text}, $1, '${ERASED}', 'gi')`;
  return kind === 'text'
    ? writeErasedTextSql(name)
    : `ARRAY(SELECT ${writeErasedTextSql('entry.text')} FROM unnest(${name}) WITH ORDINALITY AS entry (text, place) ORDER BY place)`;
}

/** SQL of whether a row stored for the undo of an import, as text, is of the person. */
const writeStoredRowSql = (column: string): string =>
  joinOr([
    `${column} ~* $1`,
    ...PERSONAL_GROUPS.flatMap((group) =>
      writeOwnedConditions(group, (name) => `(own.${column}::${group.table}).${name}`).map(
        (sql) => `CASE WHEN own.table_name = '${group.table}' THEN ${sql} ELSE false END`
      )
    )
  ]);

/** Erases whole rows stored for the undo of an import: their texts contain the person's name as well. */
const IMPORT_ERASURE: Erasure = {
  table: 'import_change',
  where: `${writeStoredRowSql('row_before')} OR ${writeStoredRowSql('row_after')}`,
  targets: ['row_before', 'row_after'].map((column) => ({
    column,
    to: 'NULL',
    holds: { [column]: writeStoredRowSql(column) }
  }))
};

/** Erases the address or number from the remaining texts of the database. */
const buildTextErasure = (column: TextColumn): Erasure => ({
  table: column.table,
  where: writeMatchSql(column),
  targets: [{ column: column.column, to: writeCleanedSql(column), holds: { [column.column]: 'true' } }]
});

const countRows = async (query: Query, table: string, uids: readonly string[]): Promise<ErasedCount[]> => {
  const sql = `SELECT count(*) AS rows FROM ${table} WHERE uid = ANY ($1::text[])`;
  const { rows } = (await query<{ rows: number }>(sql, [uids]))[0]!;
  return rows === 0 ? [] : [{ table, field: 'row', rows }];
};

/** Deletes the person's accounts with their sessions, tokens and codes; returns the counts and the uids. */
async function eraseAccounts(query: Query, work: AccountWork, { pattern, email }: PersonKey) {
  const accounts = await query<{ uid: string }>('SELECT uid FROM account WHERE email ~* $1', [pattern]);
  const uids = accounts.map(({ uid }) => uid);
  const counts: ErasedCount[] = [];
  for (const table of ['account', 'session', 'refresh_token', 'reset_code', 'second_factor'])
    counts.push(...(await countRows(query, table, uids)));
  for (const uid of uids) await removeAccount(query, work, uid);
  const attempts = await query('DELETE FROM call_count WHERE key = $1 RETURNING key', [
    email === null ? null : toSignInCountKey(email)
  ]);
  if (attempts.length > 0) counts.push({ table: 'call_count', field: 'row', rows: attempts.length });
  return { uids, counts };
}

/**
 * Erases everything about a person in one transaction: names and contacts of rows with the person's contact,
 * the account, and the address or number in every text of the database. Figures and the fact of a change stay.
 * A dry run counts the rows and changes nothing.
 * @throws AccountsError 409 'last_administrator'.
 */
export function erasePerson(work: AccountWork, key: PersonKey, dryRun: boolean): Promise<ErasedCount[]> {
  return runCounted(
    (inside) => work.store.transaction(inside),
    dryRun,
    async (query) => {
      await query('SELECT pg_advisory_xact_lock($1)', [ACCOUNTS_LOCK]);
      await lockTables(query, LOCKED_TABLES);
      const { uids, counts } = await eraseAccounts(query, work, key);
      const erasures = [
        // The trails first: the rows of other tables may be what connects an entry with the person.
        ...JSON_COLUMNS.flatMap((place) => RECORD_GROUPS.map((group) => buildJsonErasure(place, group))),
        IMPORT_ERASURE,
        ...PERSONAL_GROUPS.map(buildGroupErasure),
        ...(await listTextColumns(query)).map(buildTextErasure)
      ];
      for (const erasure of erasures) counts.push(...(await eraseRows(query, erasure, key.pattern)));
      // The trail does not name an author who erases their own account.
      const by = uids.includes(work.by.uid) ? { ...work.by, email: null } : work.by;
      if (counts.length > 0) await recordErasure(query, by, 'erase', counts);
      return counts;
    }
  );
}
