import { ERASED } from '@site/domain';
import { readParameterSet } from '../common/parameters';
import type { AccountAuthor } from '../identity/account-trail';
import type { Query, Store } from '../store/store';
import { eraseRows, lockTables } from './erase-rows';
import type { ErasedCount, Erasure, ErasureTarget } from './erase-rows';
import { withKeys } from './json-keys';
import { runCounted, recordErasure } from './erasure-trail';
import { RECORD_GROUPS, listPersonalColumns, findPropertyName } from './personal-columns';

/* Erases personal values that are older than the parameters allow. Off unless the parameters are set. */

const DAY_MS = 86_400_000;
/**
 * Advisory lock with an arbitrary, unused number: two servers run in turn, and the second finds nothing left.
 */
const ADVISORY_LOCK = 7_463_052;

const quoteLiteral = (value: string): string => `'${value}'`;

/** Target that replaces a column with a value without personal data. */
const createTarget = (column: string, erased: string | null): ErasureTarget => ({
  column,
  to: erased === null ? 'NULL' : quoteLiteral(erased),
  holds: { [column]: `${column} <> ${quoteLiteral(erased ?? '')}` }
});

const RECORD_COLUMNS = RECORD_GROUPS.flatMap((group) =>
  listPersonalColumns(group).map(({ column, erased }) => ({
    column,
    erased,
    property: findPropertyName(group.table, column)
  }))
);
const BY_PROPERTY = Object.fromEntries(RECORD_COLUMNS.map(({ property }) => [property, ERASED]));
const BY_COLUMN = Object.fromEntries(RECORD_COLUMNS.map(({ column, erased }) => [column, erased]));

/** Target for the personal data of a record before or after a change. */
const recordTarget = (column: 'before' | 'after'): ErasureTarget => ({
  column,
  to: withKeys(column, BY_PROPERTY),
  holds: Object.fromEntries(
    Object.keys(BY_PROPERTY).map((key) => [`${column}.${key}`, `${column} ->> '${key}' <> '${ERASED}'`])
  )
});

/**
 * Target for rows stored for a restore, which would bring the values back: they are erased like their table's.
 */
const removedTarget: ErasureTarget = {
  column: 'removed',
  to: `CASE WHEN removed IS NOT NULL THEN jsonb_set(removed, '{row}', ${withKeys("(removed -> 'row')", BY_COLUMN)}) END`,
  holds: Object.fromEntries(
    Object.keys(BY_COLUMN).map((key) => [`removed.${key}`, `removed -> 'row' ->> '${key}' <> '${ERASED}'`])
  )
};

const OLDER = 'own.changed_at < $1::timestamptz';
const createEmailTarget = (column: string): ErasureTarget => createTarget(column, null);

/** Erases persons from the trails; the fact of a change and the uid of the account stay. */
const TRAILS: readonly Erasure[] = [
  {
    table: 'record_audit',
    where: OLDER,
    targets: [
      createEmailTarget('changed_by_email'),
      recordTarget('before'),
      recordTarget('after'),
      removedTarget
    ]
  },
  {
    table: 'account_audit',
    where: OLDER,
    targets: [createEmailTarget('email'), createEmailTarget('changed_by_email')]
  },
  { table: 'personal_data_audit', where: OLDER, targets: [createEmailTarget('changed_by_email')] },
  { table: 'experience_audit', where: OLDER, targets: [createEmailTarget('changed_by_email')] },
  {
    table: 'data_import',
    where: 'own.imported_at < $1::timestamptz',
    targets: [createEmailTarget('imported_by_email'), createEmailTarget('undone_by_email')]
  },
  {
    table: 'data_export',
    where: 'own.exported_at < $1::timestamptz',
    targets: [createEmailTarget('exported_by_email')]
  },
  {
    table: 'experience_version',
    where: `own.saved_at < $1::timestamptz AND saved_by LIKE '%@%'`,
    targets: [createTarget('saved_by', ERASED)]
  },
  {
    table: 'parameter_set',
    where: `${OLDER} AND changed_by LIKE '%@%'`,
    targets: [createTarget('changed_by', ERASED)]
  }
];

/**
 * Returns the SQL of whether the newest import of a table is older, and with it every row. Rows without an
 * import have no age.
 */
const writeImportedBeforeSql = (table: string): string =>
  `(SELECT max(imported_at) FROM dataset_import WHERE table_name = '${table}') < $1::timestamptz`;

const UNTOUCHED = 'own.updated_at < $1::timestamptz';

/**
 * Erases the contacts of unchanged records, of suppliers without a recent purchase, and of registers without a
 * recent import.
 */
const CONTACTS: readonly Erasure[] = [
  { table: 'customer', where: UNTOUCHED, targets: [createTarget('phone_number', null)] },
  {
    table: 'biochar_application',
    where: UNTOUCHED,
    targets: [createTarget('officer_email', ERASED), createTarget('contact_info', ERASED)]
  },
  {
    table: 'supplier',
    where: `EXISTS (SELECT 1 FROM mill_figures AS bought
              WHERE bought.mill_id = own.mill_id AND bought.last_purchase < ($1::timestamptz AT TIME ZONE 'Africa/Lagos')::date)
            AND coalesce(${writeImportedBeforeSql('supplier')}, true) AND phone_number <> ''`,
    targets: [createTarget('phone_number', ERASED)]
  },
  ...['pind_oil_palm', 'geofenced_farm'].map((table) => ({
    table,
    where: `${writeImportedBeforeSql(table)} AND phone_number <> ''`,
    targets: [createTarget('phone_number', ERASED)]
  })),
  {
    table: 'commercial_farm',
    where: writeImportedBeforeSql('commercial_farm'),
    targets: [createTarget('contact_email', null), createTarget('contact_phone', null)]
  }
];

/** Result of a retention run or of a dry run. */
export interface RetentionReport {
  /** Days; 0 when the rule is off. */
  readonly trailDays: number;
  readonly phoneDays: number;
  readonly counts: readonly ErasedCount[];
}

async function eraseOlder(query: Query, erasures: readonly Erasure[], before: Date): Promise<ErasedCount[]> {
  await lockTables(
    query,
    erasures.map(({ table }) => table)
  );
  const counts: ErasedCount[] = [];
  for (const erasure of erasures) counts.push(...(await eraseRows(query, erasure, before)));
  return counts;
}

/**
 * Erases the personal values that are older than `trailRetentionDays` and `phoneRetentionDays`, in one
 * transaction, and records their number; 0 days means never. A dry run changes nothing and returns the same
 * counts.
 */
export async function runRetention(
  store: Store,
  {
    by,
    dryRun = false,
    now = new Date()
  }: { readonly by: AccountAuthor; readonly dryRun?: boolean; readonly now?: Date }
): Promise<RetentionReport> {
  const { parameters } = await readParameterSet(store.query);
  const { trailRetentionDays: trailDays, phoneRetentionDays: phoneDays } = parameters;
  if (trailDays === 0 && phoneDays === 0) return { trailDays, phoneDays, counts: [] };
  const toDaysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const counts = await runCounted(
    (work) => store.transaction(work),
    dryRun,
    async (query) => {
      await query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCK]);
      const contacts = phoneDays > 0 ? await eraseOlder(query, CONTACTS, toDaysAgo(phoneDays)) : [];
      const trails = trailDays > 0 ? await eraseOlder(query, TRAILS, toDaysAgo(trailDays)) : [];
      const all = [...contacts, ...trails];
      if (all.length > 0) await recordErasure(query, by, 'retention', all);
      return all;
    }
  );
  return { trailDays, phoneDays, counts };
}

/** Formats a report as lines for the server's operator. */
export function formatRetention(
  { trailDays, phoneDays, counts }: RetentionReport,
  dryRun: boolean
): string[] {
  if (trailDays === 0 && phoneDays === 0)
    return ['Retention is off: trailRetentionDays and phoneRetentionDays are 0.'];
  const formatTerm = (days: number) => (days === 0 ? 'off' : `${days} days`);
  const head = `Retention: trail ${formatTerm(trailDays)}, contacts ${formatTerm(phoneDays)}.`;
  const verb = dryRun ? 'would be deleted' : 'deleted';
  if (counts.length === 0) return [head, `Nothing ${verb}.`];
  return [head, ...counts.map(({ table, field, rows }) => `${table}.${field}: ${rows} rows ${verb}`)];
}
