import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { StoreUnavailableError } from './store';
import type { Query, Store } from './store';

export interface Migration {
  readonly number: number;
  readonly name: string;
  readonly sql: string;
  readonly sha256: string;
}

interface AppliedMigration {
  readonly number: number;
  readonly name: string;
  readonly sha256: string;
  /** Version of SITE that first opened the database with it; null when that was before versions were recorded. */
  readonly version: string | null;
}

/**
 * Advisory lock of the migrations, which serializes processes that start together. The number is arbitrary but
 * must not change.
 */
const ADVISORY_LOCK = 7_463_001;

/** The last release that upgrades databases older than the schema, one migration at a time. */
export const RELEASE_BEFORE_SCHEMA = '0.2.0';

/**
 * Returns the number of the first migration, the schema: it contains all earlier ones, which databases of
 * release {@link RELEASE_BEFORE_SCHEMA} list one by one.
 */
export const getSchemaNumber = (known: readonly Migration[]): number => known[0]?.number ?? 0;

/** Returns the numbered .sql files of a folder, in order. */
export function readMigrations(folder: string): Migration[] {
  return readdirSync(folder)
    .filter((name) => /^\d{4}_.*\.sql$/.test(name))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name), 'utf8');
      return {
        number: Number(name.slice(0, 4)),
        name,
        sql,
        sha256: createHash('sha256').update(sql).digest('hex')
      };
    });
}

/** Returns the name of a version for a message about a newer one; empty when it is unknown. */
export const formatVersion = (version: string | null | undefined): string =>
  version ? `, SITE ${version}` : '';

function checkApplied(applied: readonly AppliedMigration[], known: readonly Migration[]): void {
  const schema = getSchemaNumber(known);
  const newest = applied.at(-1);
  if (newest && newest.number < schema)
    throw new StoreUnavailableError(
      `The newest migration of the database is ${newest.name}, which is too old for this version. Nothing was changed. Start SITE ${RELEASE_BEFORE_SCHEMA} with it once, which upgrades it, and then this version.`
    );
  for (const { number, name, sha256, version } of applied) {
    const file = known.find((migration) => migration.number === number);
    if (number < schema || (number === schema && file?.name !== name)) continue;
    if (!file)
      throw new StoreUnavailableError(
        `The database has migration ${name}, which this version does not know: it was made by a newer version${formatVersion(version)}. Nothing was changed. Run that one.`
      );
    if (file.sha256 !== sha256)
      throw new StoreUnavailableError(
        `Migration ${file.name} has changed since it was applied. Put that file back as it was (git checkout) and write the change as a new migration.`
      );
  }
}

/**
 * Applies the migrations that the database does not have yet, all in one transaction, and records them.
 * @returns the names of those applied now.
 * @throws StoreUnavailableError when the database is older than the schema, or an applied migration is unknown
 *   or has been changed.
 */
export async function applyMigrations(
  store: Pick<Store, 'transaction'>,
  migrations: readonly Migration[]
): Promise<string[]> {
  return store.transaction(async (query) => {
    await query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCK]);
    await query(`CREATE TABLE IF NOT EXISTS migration (
      number integer PRIMARY KEY,
      name text NOT NULL,
      sha256 text NOT NULL,
      applied_at timestamptz NOT NULL DEFAULT now()
    )`);
    const applied = await query<AppliedMigration>(
      // The column is one of a migration.
      `SELECT number, name, sha256, to_jsonb(migration) ->> 'version' AS version FROM migration ORDER BY number`
    );
    checkApplied(applied, migrations);
    const wanted = migrations.filter(({ number }) => !applied.some((row) => row.number === number));
    for (const { number, name, sql, sha256 } of wanted) {
      await query(sql);
      await query('INSERT INTO migration (number, name, sha256) VALUES ($1, $2, $3)', [number, name, sha256]);
    }
    return wanted.map(({ name }) => name);
  });
}

/** Records the version of SITE that is the first to open the database with its newest migrations. */
export const recordVersion = (query: Query, version: string): Promise<unknown> =>
  query('UPDATE migration SET version = $1 WHERE version IS NULL', [version]);
