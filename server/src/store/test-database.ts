import pg from 'pg';

/** Address of a PostgreSQL with PostGIS whose user may make databases; npm test sets it where Debian's is installed. */
export const testServerUrl: string | undefined = process.env.SITE_TEST_DATABASE_URL;

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** Runs one statement on the server's own database. */
async function onServer(serverUrl: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** A new, empty database on the server; `drop` removes it. */
export async function createTestDatabase(serverUrl: string): Promise<TestDatabase> {
  const name = `site_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
  await onServer(serverUrl, `CREATE DATABASE ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`) };
}
