import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMigrations } from './migrate';
import { openStore } from './open-store';
import { createTestDatabase, testServerUrl } from './test-database';
import type { Store } from './store';

export interface TestStore extends Store {
  readonly dataDir: string;
  /** Of a store on PostgreSQL; null for an embedded one. */
  readonly databaseUrl: string | null;
  /** Closes the database and leaves its folder, for another process to open; `close` removes it as well. */
  end(): Promise<void>;
}

const root = process.cwd();

/** A data folder with the migrations applied, made once per set of migrations and kept beside the dependencies. */
async function migratedFolder(): Promise<string> {
  const hash = createHash('sha256');
  for (const { sha256 } of readMigrations(join(root, 'server/src/store/migrations'))) hash.update(sha256);
  const cache = join(root, 'node_modules/.cache/site');
  const folder = join(cache, `store-${hash.digest('hex').slice(0, 16)}`);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const making = mkdtempSync(join(cache, 'making-store-'));
  await (await openStore({ dataDir: making, databaseUrl: null, root })).close();
  try {
    renameSync(making, folder);
  } catch (error) {
    // Another test process was quicker.
    if (!existsSync(folder)) throw error;
    rmSync(making, { recursive: true });
  }
  return folder;
}

/** The same on a database of its own. */
async function openOnServer(serverUrl: string): Promise<TestStore> {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-store-'));
  const database = await createTestDatabase(serverUrl);
  const store = await openStore({ dataDir, databaseUrl: database.url, root });
  let ended = false;
  const end = async () => {
    if (!ended) await store.close();
    ended = true;
  };
  const close = async () => {
    await end();
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { ...store, dataDir, databaseUrl: database.url, end, close };
}

/**
 * An empty store for one test file, tables in place; closing it removes it. It is embedded, or on PostgreSQL where the
 * environment names a server for tests.
 */
export const openTestStore = (): Promise<TestStore> =>
  testServerUrl === undefined ? openEmbeddedTestStore() : openOnServer(testServerUrl);

/** A data folder with an empty embedded store that nobody has opened; who asked for it removes it. */
export async function closedTestStore(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-store-'));
  cpSync(await migratedFolder(), dataDir, { recursive: true });
  return dataDir;
}

/** An empty embedded store, whatever the environment says. */
export async function openEmbeddedTestStore(): Promise<TestStore> {
  const dataDir = await closedTestStore();
  const store = await openStore({ dataDir, databaseUrl: null, root });
  let ended = false;
  const end = async () => {
    if (!ended) await store.close();
    ended = true;
  };
  const close = async () => {
    await end();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { ...store, dataDir, databaseUrl: null, end, close };
}
