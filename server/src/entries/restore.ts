import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BackupError } from '../backup/backup-error';
import { restoreBackup } from '../backup/restore-backup';
import { getPreparedMarker } from '../store/prepared-marker';
import { buildRoutingTiles } from '../engines/routing/build-tiles';
import { RoutingError } from '../engines/routing/routing-engine';
import { runCommand } from '../app/run-command';
import { readSettings } from '../common/settings';
import { readMigrations } from '../store/migrate';
import { openStore } from '../store/open-store';
import { formatViolation } from '../store/value-checks';
import { VALUE_RULES } from '../layers/value-rules';
import type { Settings } from '../common/settings';
import type { Store } from '../store/store';

const USAGE = 'Usage: npm run restore -- FILE.gz [--replace] [--keep-odd]';

function readArguments(): { file: string; replace: boolean; keepOdd: boolean } {
  try {
    const { positionals, values } = parseArgs({
      options: {
        replace: { type: 'boolean', default: false },
        'keep-odd': { type: 'boolean', default: false }
      },
      allowPositionals: true
    });
    if (positionals.length === 1)
      return { file: positionals[0]!, replace: values.replace, keepOdd: values['keep-odd'] };
  } catch (error) {
    throw new BackupError(`${(error as Error).message}. ${USAGE}`, { cause: error });
  }
  throw new BackupError(USAGE);
}

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

/** Restores the backup named on the command line. */
await runCommand([BackupError], async (say) => {
  const { file, replace, keepOdd } = readArguments();
  const settings = readSettings(process.env);
  const store = await openStore(settings);
  try {
    const path = resolve(process.env.INIT_CWD ?? process.cwd(), file);
    const migrations = readMigrations(join(settings.root, 'server/src/store/migrations'));
    const { head, odd } = await restoreBackup(store, path, {
      dataDir: settings.dataDir,
      replace,
      migrations,
      rules: VALUE_RULES,
      keepOdd
    });
    const { createdAt, tables } = head;
    const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
    say(`Restored ${rows} rows of ${Object.keys(tables).length} tables as they were at ${createdAt}.`);
    for (const value of odd) say(`${formatViolation(value)} It was restored as it is; correct it.`);
    await rebuildTiles(store, settings, say);
    if (settings.databaseUrl === null) writeFileSync(getPreparedMarker(settings.dataDir), '');
  } finally {
    await store.close();
  }
});
