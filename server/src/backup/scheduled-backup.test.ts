import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestStore } from '../store/test-store';
import type { TestStore } from '../store/test-store';
import { readMigrations } from '../store/migrate';
import { VALUE_RULES } from '../layers/value-rules';
import { createBackupKeys, readSecretKey } from './encryption';
import type { BackupKeys } from './encryption';
import { checkBackup } from './read-backup';
import { restoreBackup } from './restore-backup';
import { findLastBackup, makeScheduledBackup } from './scheduled-backup';

const migrations = readMigrations('server/src/store/migrations');
let store: TestStore;
let keys: BackupKeys;
const folder = mkdtempSync(join(tmpdir(), 'site-backups-'));
const toPath = (name: string) => join(folder, name);

beforeAll(async () => {
  store = await openTestStore();
  keys = await createBackupKeys();
  await store.query(`INSERT INTO setting VALUES ('secret', '"Ada Obi"')`);
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const make = (at: string, backupsKept = 2) =>
  makeScheduledBackup(
    store,
    {
      root: process.cwd(),
      dataDir: store.dataDir,
      backupDir: folder,
      backupRecipient: keys.recipient,
      backupsKept
    },
    new Date(at)
  );
const restore = (file: string, secret: string | null) =>
  restoreBackup(store, file, {
    dataDir: store.dataDir,
    replace: true,
    migrations,
    rules: VALUE_RULES,
    secret
  });
const readSecret = async () => (await store.query(`SELECT value FROM setting WHERE key = 'secret'`))[0];

it('is encrypted, and restored with the secret key', async () => {
  expect(findLastBackup(folder, new Date('2026-12-01'))).toBeNull();
  const { file } = await make('2026-11-28T10:20:30Z');
  expect(readdirSync(folder)).toEqual(['site-2026-11-28T10-20-30Z.gz.age']);
  expect(findLastBackup(folder, new Date('2026-12-01'))).toEqual(new Date('2026-11-28T10:20:30Z'));
  expect(readFileSync(file, 'latin1')).toMatch(/^age-encryption\.org\/v1/);
  await store.query(`DELETE FROM setting WHERE key = 'secret'`);
  await restore(file, keys.secret);
  expect(await readSecret()).toEqual({ value: 'Ada Obi' });
});

it('says which key is missing or wrong, and that a file is damaged, and restores nothing', async () => {
  const { file } = await make('2026-11-28T11:00:00Z');
  const other = await createBackupKeys();
  await expect(restore(file, null)).rejects.toThrow(/is encrypted.*--key FILE/);
  await expect(restore(file, other.secret)).rejects.toThrow(/cannot be decrypted with this key/);
  const bytes = readFileSync(file);
  bytes[bytes.length >> 1]! ^= 1;
  writeFileSync(toPath('changed.gz.age'), bytes);
  await expect(restore(toPath('changed.gz.age'), keys.secret)).rejects.toThrow(/is damaged or was cut off/);
  await expect(checkBackup(toPath('changed.gz.age'), migrations, keys.secret)).rejects.toThrow(/is damaged/);
  expect(await checkBackup(file, migrations, keys.secret)).toMatchObject({ format: 'site-backup' });
  expect(await readSecret()).toEqual({ value: 'Ada Obi' });
  rmSync(toPath('changed.gz.age'));
});

it('keeps the newest backups and the files of others, and removes unfinished ones', async () => {
  writeFileSync(toPath('notes.txt'), 'mine');
  writeFileSync(toPath('site-2026-11-28T12-00-00Z.gz.age.part'), 'of a killed process');
  await make('2026-11-29T11:00:00Z');
  expect(readdirSync(folder)).toEqual([
    'notes.txt',
    'site-2026-11-28T11-00-00Z.gz.age',
    'site-2026-11-29T11-00-00Z.gz.age'
  ]);
});

it('reads the secret key from a file like those of age-keygen', () => {
  writeFileSync(toPath('key.txt'), `# public key: ${keys.recipient}\n${keys.secret}\n`);
  expect(readSecretKey(toPath('key.txt'))).toBe(keys.secret);
  writeFileSync(toPath('key.txt'), keys.recipient);
  expect(() => readSecretKey(toPath('key.txt'))).toThrow(/has no line AGE-SECRET-KEY-1/);
  expect(() => readSecretKey(toPath('missing'))).toThrow(/cannot be read/);
});
