import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { openStore } from './open-store';
import { createMigratedTestDatabase, hashMigrations, testServerUrl } from './test-database';
import type { TestDatabase } from './test-database';
import { getTestDriver } from './test-driver';
import type { TestDriver } from './test-driver';
import type { Store } from './store';

export interface TestStore extends Store {
  readonly dataDir: string;
  /** URL of a store on PostgreSQL; null for an embedded one. */
  readonly databaseUrl: string | null;
  /** Closes the database and leaves its folder, for another process to open; `close` removes it as well. */
  end(): Promise<void>;
}

const root = process.cwd();

/**
 * Returns a data folder with the migrations applied, created once per set of migrations and cached beside the
 * dependencies.
 */
async function createMigratedFolder(): Promise<string> {
  const cache = join(root, 'node_modules/.cache/site');
  const folder = join(cache, `store-${hashMigrations()}`);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const making = mkdtempSync(join(cache, 'making-store-'));
  await (await openStore({ dataDir: making, databaseUrl: null, root })).close();
  try {
    renameSync(making, folder);
  } catch (error) {
    // Another test process created it first.
    if (!existsSync(folder)) throw error;
    rmSync(making, { recursive: true });
  }
  return folder;
}

/** Opens a store in `dataDir`, or on `database`; both are removed when it is closed, and when it cannot be opened. */
async function openTemporaryStore(dataDir: string, database: TestDatabase | null): Promise<TestStore> {
  const removeFiles = async () => {
    await database?.drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  const databaseUrl = database?.url ?? null;
  const store = await openStore({ dataDir, databaseUrl, root }).catch(async (error: unknown) => {
    await removeFiles();
    throw error;
  });
  let ended = false;
  const closeStore = async () => {
    if (!ended) await store.close();
    ended = true;
  };
  const closeAndRemove = async () => {
    await closeStore();
    await removeFiles();
  };
  return { ...store, dataDir, databaseUrl, end: closeStore, close: closeAndRemove };
}

/** Opens a migrated store without rows on the PostgreSQL server that SITE_TEST_DATABASE_URL names. */
async function openPostgresTestStore(): Promise<TestStore> {
  if (testServerUrl === undefined) throw new Error('SITE_TEST_DATABASE_URL names no server.');
  const database = await createMigratedTestDatabase(testServerUrl);
  return openTemporaryStore(mkdtempSync(join(tmpdir(), 'site-store-')), database);
}

/** Opens a migrated store without rows, on the driver of the test file unless one is given; closing it removes it. */
export const openTestStore = (driver: TestDriver = getTestDriver()): Promise<TestStore> =>
  driver === 'postgres' ? openPostgresTestStore() : openEmbeddedTestStore();

/** Creates a data folder with a migrated embedded store that is not open; the caller removes it. */
export async function createClosedTestStore(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-store-'));
  cpSync(await createMigratedFolder(), dataDir, { recursive: true });
  return dataDir;
}

/**
 * Compiles WebAssembly once, without optimizing it afterwards: a suite is over before PGlite's optimized code would pay,
 * and its compilation takes a third of what an embedded store costs.
 */
export const compileWasmOnce = () => setFlagsFromString('--liftoff-only');

/** Opens a migrated embedded store without rows, for tests of PGlite itself: no environment changes its driver. */
export async function openEmbeddedTestStore(): Promise<TestStore> {
  compileWasmOnce();
  return openTemporaryStore(await createClosedTestStore(), null);
}
