import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readMigrations } from '../store/migrate';
import { createBackupKeys } from './encryption';
import { checkBackup } from './read-backup';
import { writeBackup } from './write-backup';
import type { Settings } from '../common/settings';
import type { Store } from '../store/store';
import type { BackupHead } from './format';

/** Settings of the backups that the server makes by itself. */
export type BackupSettings = Pick<Settings, 'root' | 'dataDir' | 'backupsKept'> & {
  readonly backupDir: string;
  readonly backupRecipient: string;
};

/** Names of the files, which sort by their time. */
const NAME = /^site-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)Z\.gz\.age$/;

const UNFINISHED = /^site-.*\.gz\.age\.part$/;

const formatName = (at: Date): string => `site-${at.toISOString().slice(0, 19).replace(/:/g, '-')}Z.gz.age`;

/** Returns the names of the backups of a folder, the newest first. */
const listBackups = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => NAME.test(name))
    .sort()
    .reverse();

const parseName = (name: string): Date => new Date(name.replace(NAME, '$1:$2:$3Z'));

/**
 * Returns when the newest backup of a folder was made, which is created when it is missing; null without one. Times
 * to come do not count: the clock was ahead when they were named.
 */
export function findLastBackup(folder: string, now: Date): Date | null {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return (
    listBackups(folder)
      .map(parseName)
      .find((made) => made <= now) ?? null
  );
}

/** A backup that was made and read back. */
export interface MadeBackup {
  readonly file: string;
  readonly head: BackupHead;
}

/**
 * Makes an encrypted backup, reads the file back, and removes the oldest ones. The file is encrypted for a second
 * key, too, which exists only until the file has been read back.
 * @throws BackupError when it cannot be written, or is not readable; then older ones stay.
 */
export async function makeScheduledBackup(
  store: Store,
  settings: BackupSettings,
  at: Date
): Promise<MadeBackup> {
  const { root, dataDir, backupDir, backupRecipient, backupsKept } = settings;
  mkdirSync(backupDir, { recursive: true, mode: 0o700 });
  // Of a process that was killed.
  for (const name of readdirSync(backupDir).filter((entry) => UNFINISHED.test(entry)))
    rmSync(join(backupDir, name));
  const file = join(backupDir, formatName(at));
  const own = await createBackupKeys();
  await writeBackup(store, dataDir, file, [backupRecipient, own.recipient]);
  try {
    const head = await checkBackup(
      file,
      readMigrations(join(root, 'server/src/store/migrations')),
      own.secret
    );
    for (const old of listBackups(backupDir).slice(backupsKept)) rmSync(join(backupDir, old));
    return { file, head };
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  }
}
