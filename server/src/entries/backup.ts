import { writeFileSync } from 'node:fs';
import { parseBackupArguments } from '../backup/backup-arguments';
import { BackupError } from '../backup/backup-error';
import { createBackupKeys } from '../backup/encryption';
import { writeBackup } from '../backup/write-backup';
import { runCommand, toCallerPath } from '../app/run-command';
import { readSettings } from '../common/settings';
import { openStore } from '../store/open-store';

/** Writes a pair of keys in the form of age-keygen. */
async function writeNewKey(file: string, say: (line: string) => void): Promise<void> {
  const { secret, recipient } = await createBackupKeys();
  try {
    writeFileSync(toCallerPath(file), `# public key: ${recipient}\n${secret}\n`, { mode: 0o600, flag: 'wx' });
  } catch (cause) {
    throw new BackupError(`${file} cannot be written: ${(cause as Error).message}.`, { cause });
  }
  say(`SITE_BACKUP_RECIPIENT=${recipient}`);
  say(
    `${file} has the secret key. Without it no backup can be read: store it twice, and not on this machine.`
  );
}

/** Writes a backup of the records and rasters to the file named on the command line, or a new pair of keys. */
await runCommand([BackupError], async (say) => {
  const settings = readSettings(process.env);
  const given = parseBackupArguments(process.argv.slice(2), settings.backupRecipient);
  if ('newKey' in given) return writeNewKey(given.newKey, say);
  const { file, recipient } = given;
  const store = await openStore(settings);
  try {
    const recipients = recipient === null ? [] : [recipient];
    const { tables, rasters } = await writeBackup(store, settings.dataDir, toCallerPath(file), recipients);
    const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
    say(
      `${file}: ${rows} rows of ${Object.keys(tables).length} tables, ${Object.keys(rasters).length} rasters.`
    );
    if (recipient === null)
      say('It contains personal data and password hashes: store it where only administrators can read it.');
  } finally {
    await store.close();
  }
});
