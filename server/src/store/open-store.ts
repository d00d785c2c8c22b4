import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { lockFolder } from './folder-lock';
import { migrate, readMigrations } from './migrate';
import { openPg } from './pg-store';
import { openPglite } from './pglite-store';
import type { Store } from './store';

export interface StoreOptions {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** Repository root. */
  readonly root: string;
  /** Gets a line when the embedded database had to be started again. */
  readonly log?: (line: string) => void;
}

async function openEmbedded({ dataDir, root, log = () => undefined }: StoreOptions): Promise<Store> {
  const lock = await lockFolder(dataDir);
  try {
    const folder = join(dataDir, 'store');
    mkdirSync(folder, { recursive: true });
    const store = await openPglite(root, folder, log);
    const close = async () => {
      await store.close();
      await lock.release();
    };
    return { ...store, close };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/**
 * Opens the store, PostgreSQL when `databaseUrl` is given, else PGlite in `<dataDir>/store` (locked for this process),
 * and brings its tables up to date.
 * @throws StoreLockedError while another process holds the data folder; StoreUnavailableError when it cannot be opened
 * or was made by another version.
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  const store =
    options.databaseUrl === null ? await openEmbedded(options) : await openPg(options.databaseUrl);
  try {
    await migrate(store, readMigrations(join(options.root, 'server/src/store/migrations')));
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}
