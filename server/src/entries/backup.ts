import { resolve } from 'node:path';
import { BackupError } from '../backup/backup-error';
import { writeBackup } from '../backup/write-backup';
import { runCommand } from '../app/run-command';
import { readSettings } from '../common/settings';
import { openStore } from '../store/open-store';

/** Writes a backup of the records and rasters to the file named on the command line. */
await runCommand([BackupError], async (say) => {
  const [file, ...rest] = process.argv.slice(2);
  if (!file || rest.length > 0 || file.startsWith('-'))
    throw new BackupError('Usage: npm run backup -- FILE.gz');
  const settings = readSettings(process.env);
  const store = await openStore(settings);
  try {
    const path = resolve(process.env.INIT_CWD ?? process.cwd(), file);
    const { tables, rasters } = await writeBackup(store, settings.dataDir, path);
    const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
    say(
      `${file}: ${rows} rows of ${Object.keys(tables).length} tables, ${Object.keys(rasters).length} rasters.`
    );
    say('It contains personal data and password hashes: store it where only administrators can read it.');
  } finally {
    await store.close();
  }
});
