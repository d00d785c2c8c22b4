import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { lockFolder } from './folder-lock';
import { applyMigrations, readMigrations, recordVersion } from './migrate';
import { explainRefusal } from './opening-problem';
import { openPg } from './pg-store';
import { openPglite } from './pglite-store';
import { getPreparedMarker } from './prepared-marker';
import { CLUSTER_MARKER, settleStoreFolder } from './store-folder';
import { StoreUnavailableError } from './store';
import type { Store } from './store';
import { readVersion } from './version';

export interface StoreOptions {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** Repository root. */
  readonly root: string;
  /** Time to wait for a PostgreSQL that is starting, ms; by default it is refused at once. */
  readonly startWaitMs?: number;
  /** Receives a line when the embedded database had to be restarted, or while PostgreSQL is starting. */
  readonly log?: (line: string) => void;
}

/**
 * Time that a server waits for a PostgreSQL that replays its log, ms: the longest time in which a restore has to
 * end. The unit of systemd allows more.
 */
export const START_WAIT_MS = 600_000;

const WHAT_TO_DO =
  'Nothing was changed. Keep this folder, and restore the newest backup into a new one: SITE_DATA=NEW-FOLDER npm run restore -- FILE.gz. Without a backup look for the missing files first: a disk that is not mounted, a copy that was cut off.';

/** Refuses the remains of a database, which a new one would hide. @throws StoreUnavailableError. */
function refuseRemains(dataDir: string, folder: string): void {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  if (files.includes(CLUSTER_MARKER)) return;
  if (files.length > 0)
    throw new StoreUnavailableError(
      `The folder ${folder} holds files of a database (${files.slice(0, 3).join(', ')}${files.length > 3 ? ', …' : ''}) but no ${CLUSTER_MARKER}: it is incomplete. ${WHAT_TO_DO}`
    );
  if (existsSync(getPreparedMarker(dataDir)))
    throw new StoreUnavailableError(
      `The data folder ${dataDir} was in use before, but its database (${folder}) is gone. ${WHAT_TO_DO}`
    );
}

async function openEmbedded({ dataDir, root, log = () => undefined }: StoreOptions): Promise<Store> {
  const lock = await lockFolder(dataDir);
  try {
    const folder = join(dataDir, 'store');
    settleStoreFolder(folder);
    refuseRemains(dataDir, folder);
    mkdirSync(folder, { recursive: true });
    const store = await openPglite(root, folder, log);
    const closeAndUnlock = async () => {
      await store.close();
      await lock.release();
    };
    return { ...store, close: closeAndUnlock };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/**
 * Opens the store, PostgreSQL when `databaseUrl` is given, otherwise PGlite in `<dataDir>/store` (locked for
 * this process), and migrates its tables.
 * @throws StoreLockedError while another process holds the data folder; StoreUnavailableError when it cannot be
 *   opened, is incomplete, or was created by another version.
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  const store =
    options.databaseUrl === null ? await openEmbedded(options) : await openPg(options.databaseUrl, options);
  try {
    await applyMigrations(store, readMigrations(join(options.root, 'server/src/store/migrations')));
    await recordVersion(store.query, readVersion(options.root));
    return store;
  } catch (error) {
    await store.close();
    throw options.databaseUrl === null ? error : explainRefusal(error);
  }
}
