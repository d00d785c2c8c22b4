import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { readMigrations } from './migrate';
import { openStore } from './open-store';

/** Address of a PostgreSQL with PostGIS whose user may create databases; npm test sets it when PostgreSQL is installed. */
export const testServerUrl: string | undefined = process.env.SITE_TEST_DATABASE_URL;

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

type RunSql = (sql: string) => Promise<pg.QueryResult>;

const root = process.cwd();

/** SQLSTATE of a database that does not exist. */
const UNKNOWN_DATABASE = '3D000';
/** Advisory lock of the process that makes the template. The value is arbitrary but must not change. */
const TEMPLATE_LOCK = 7_463_002;

/** Identifies the set of migrations; a changed or new migration changes it. */
export function hashMigrations(): string {
  const hash = createHash('sha256');
  for (const { sha256 } of readMigrations(join(root, 'server/src/store/migrations'))) hash.update(sha256);
  return hash.digest('hex').slice(0, 16);
}

/** Runs `work` with a connection to the server's own database. */
async function withServer<T>(serverUrl: string, work: (run: RunSql) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    return await work((sql) => client.query(sql));
  } finally {
    await client.end();
  }
}

function toDatabaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/**
 * Creates the template, a database with all migrations, unless another process has made it meanwhile. It gets its name
 * only when it is complete, so a process that is killed here leaves no half-made template.
 */
async function createTemplate(serverUrl: string, template: string, run: RunSql): Promise<void> {
  await run(`SELECT pg_advisory_lock(${TEMPLATE_LOCK})`);
  const { rowCount } = await run(`SELECT 1 FROM pg_database WHERE datname = '${template}'`);
  if (rowCount === 0) {
    const unfinished = `${template}_unfinished`;
    await run(`DROP DATABASE IF EXISTS ${unfinished} WITH (FORCE)`);
    await run(`CREATE DATABASE ${unfinished}`);
    const databaseUrl = toDatabaseUrl(serverUrl, unfinished);
    await (await openStore({ dataDir: '', databaseUrl, root })).close();
    await run(`ALTER DATABASE ${unfinished} RENAME TO ${template}`);
  }
  await run(`SELECT pg_advisory_unlock(${TEMPLATE_LOCK})`);
}

async function createDatabase(serverUrl: string, create: (name: string, run: RunSql) => Promise<unknown>) {
  const name = `site_${process.pid}_${randomUUID().slice(0, 8)}`;
  await withServer(serverUrl, (run) => create(name, run));
  return {
    url: toDatabaseUrl(serverUrl, name),
    drop: () =>
      withServer(serverUrl, async (run) => {
        await run(`DROP DATABASE ${name} WITH (FORCE)`);
      })
  };
}

/** Creates an empty database on the server; `drop` removes it. */
export const createTestDatabase = (serverUrl: string): Promise<TestDatabase> =>
  createDatabase(serverUrl, (name, run) => run(`CREATE DATABASE ${name}`));

/**
 * Creates a database with all migrations as a copy of a template, which the first caller makes and the server keeps;
 * `drop` removes the copy.
 */
export const createMigratedTestDatabase = (
  serverUrl: string,
  template = `site_template_${hashMigrations()}`
): Promise<TestDatabase> =>
  createDatabase(serverUrl, async (name, run) => {
    const copy = `CREATE DATABASE ${name} TEMPLATE ${template}`;
    try {
      await run(copy);
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || error.code !== UNKNOWN_DATABASE) throw error;
      await createTemplate(serverUrl, template, run);
      await run(copy);
    }
  });
