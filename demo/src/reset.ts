import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { SettingsError } from '@site/server/src/ground/settings';
import type { Settings } from '@site/server/src/ground/settings';
import { lockFolder } from '@site/server/src/store/folder-lock';
import { preparedMarker } from '@site/server/src/ground/prepared';

/**
 * Throws away what a data folder holds: records, accounts, parameters, road tiles, rasters, mail.
 * @throws StoreLockedError while a server holds the folder, SettingsError where the records are in a database of yours.
 */
export async function resetData({ dataDir, databaseUrl }: Settings): Promise<void> {
  if (databaseUrl !== null)
    throw new SettingsError(
      'npm run reset empties the data folder only. DATABASE_URL is set: drop and create that database yourself.'
    );
  if (!existsSync(dataDir)) return;
  const lock = await lockFolder(dataDir);
  try {
    for (const part of [
      preparedMarker(dataDir),
      ...['store', 'routing', 'rasters', 'outbox'].map((name) => join(dataDir, name))
    ])
      rmSync(part, { recursive: true, force: true });
  } finally {
    await lock.release();
  }
}
