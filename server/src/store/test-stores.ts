import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openStore } from './open-store';
import { openTestStore } from './test-store';
import type { Store } from './store';

interface Opened {
  /** Closing it removes its folder, and its database. */
  readonly store: Store;
  readonly dataDir: string;
}

/** Address of a PostgreSQL with PostGIS whose user may make databases; set by npm test where Debian's is installed. */
export const testServerUrl: string | undefined = process.env.SITE_TEST_DATABASE_URL;

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
export async function createTestDatabase(serverUrl: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `site_${process.pid}_${Math.random().toString(36).slice(2, 8)}`;
  await onServer(serverUrl, `CREATE DATABASE ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`) };
}

async function openOnServer(serverUrl: string): Promise<Opened> {
  const database = await createTestDatabase(serverUrl);
  const dataDir = mkdtempSync(join(tmpdir(), 'site-store-'));
  const store = await openStore({ dataDir, databaseUrl: database.url, root: process.cwd() });
  const close = async () => {
    await store.close();
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { store: { ...store, close }, dataDir };
}

/** The drivers to run a suite of tests on: the embedded store always, PostgreSQL where there is one. */
export function openTestStores(): [name: string, open: () => Promise<Opened>][] {
  const embedded = async (): Promise<Opened> => {
    const store = await openTestStore();
    return { store, dataDir: store.dataDir };
  };
  return [
    ['the embedded store', embedded],
    ...(testServerUrl
      ? [['PostgreSQL', () => openOnServer(testServerUrl)] as [string, () => Promise<Opened>]]
      : [])
  ];
}
