import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BackupError } from '../backup/backup-error';
import { readSecretKey } from '../backup/encryption';
import { checkBackup } from '../backup/read-backup';
import { parseRestoreArguments } from '../backup/restore-arguments';
import { restoreBackup } from '../backup/restore-backup';
import { getPreparedMarker } from '../store/prepared-marker';
import { buildRoutingTiles } from '../engines/routing/build-tiles';
import { RoutingError } from '../engines/routing/routing-engine';
import { runCommand, toCallerPath } from '../app/run-command';
import { readSettings } from '../common/settings';
import { readMigrations } from '../store/migrate';
import { openStore } from '../store/open-store';
import { formatViolation } from '../store/value-checks';
import { VALUE_RULES } from '../layers/value-rules';
import type { BackupHead } from '../backup/format';
import type { Settings } from '../common/settings';
import type { Store } from '../store/store';

/** Road tiles are built from the road tables, so a backup does not contain them. */
async function rebuildTiles(
  store: Store,
  { dataDir, routingUrl }: Settings,
  say: (line: string) => void
): Promise<void> {
  if (routingUrl !== null) return;
  try {
    const { edges, ms } = await buildRoutingTiles(store, dataDir, () => undefined);
    say(`Road tiles rebuilt: ${edges} edges, ${Math.round(ms)} ms.`);
  } catch (error) {
    if (!(error instanceof RoutingError)) throw error;
    say(`Drive times are off: ${error.message}`);
  }
}

function describeContent({ createdAt, tables }: BackupHead): string {
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
  return `${rows} rows of ${Object.keys(tables).length} tables as they were at ${createdAt}`;
}

/** Restores the backup named on the command line. */
await runCommand([BackupError], async (say) => {
  const given = parseRestoreArguments(process.argv.slice(2));
  given.notices.forEach(say);
  const settings = readSettings(process.env);
  const path = toCallerPath(given.file);
  const secret = given.keyFile === null ? null : readSecretKey(toCallerPath(given.keyFile));
  const migrations = readMigrations(join(settings.root, 'server/src/store/migrations'));
  if (given.check) {
    const head = await checkBackup(path, migrations, secret);
    return say(`${given.file} is whole: ${describeContent(head)}. Nothing was restored.`);
  }
  const store = await openStore(settings);
  try {
    const { head, odd } = await restoreBackup(store, path, {
      dataDir: settings.dataDir,
      replace: given.replace,
      migrations,
      rules: VALUE_RULES,
      keepInvalid: given.keepInvalid,
      secret
    });
    say(`Restored ${describeContent(head)}.`);
    for (const value of odd) say(`${formatViolation(value)} It was restored unchanged; correct it.`);
    await rebuildTiles(store, settings, say);
    if (settings.databaseUrl === null) writeFileSync(getPreparedMarker(settings.dataDir), '');
  } finally {
    await store.close();
  }
});
