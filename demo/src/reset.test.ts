import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '@site/server/src/common/settings';
import { seedParameters } from '@site/server/src/common/parameters';
import { seedAccounts } from '@site/server/src/identity/accounts';
import { COMMAND_LINE } from '@site/server/src/identity/account-trail';
import { addAccount } from '@site/server/src/identity/manage-accounts';
import { openEmbeddedTestStore } from '@site/server/src/store/test-store';
import type { Store } from '@site/server/src/store/store';
import { resetData } from './reset';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** Creates a data folder like that of `npm start`, with changes made by `work`. */
async function createFolderWith(work: (store: Store) => Promise<unknown>): Promise<string> {
  const store = await openEmbeddedTestStore();
  await seedAccounts(store);
  await seedParameters(store);
  await work(store);
  await store.end();
  folders.push(store.dataDir);
  return store.dataDir;
}

async function runReset(dataDir: string, options: { yes?: boolean; answer?: boolean } = {}) {
  const lines: string[] = [];
  const { yes = false, answer } = options;
  const settings = readSettings({ SITE_DATA: dataDir });
  const ask = answer === undefined ? null : () => Promise.resolve(answer);
  const refusal = await resetData(settings, { yes, ask, say: (line) => void lines.push(line) }).then(
    () => null,
    (error: Error) => error.message
  );
  return { refusal, said: lines.join('\n'), left: existsSync(join(dataDir, 'store')) };
}

const edited = `INSERT INTO record_audit (record_type, record_id, action, version, changed_by)
  VALUES ('customer', 'a', 'create', 1, 'u'), ('customer', 'a', 'update', 2, 'u'), ('markerAsset', 'b', 'delete', 3, 'u')`;
const imported = `INSERT INTO dataset_import (dataset, table_name, attribution, file_name)
  VALUES ('mills', 'mill', 'Us', 'mills.csv'), ('demonstration', 'mill', 'Made up', '')`;

describe('a reset', () => {
  it('deletes demonstration data only after a confirmation', async () => {
    const folder = await createFolderWith(() => Promise.resolve());
    const refused = await runReset(folder, { answer: false });
    expect(refused).toMatchObject({ refusal: 'Nothing was deleted.', left: true });
    expect(refused.said).toContain(folder);
    expect(refused.said).toContain('0 records entered or edited by people');
    expect(await runReset(folder, { answer: true })).toMatchObject({ refusal: null, left: false });
  });

  it('keeps data entered by people and reports its amount, even with a terminal', async () => {
    const folder = await createFolderWith(async (store) => {
      await store.execute(edited);
      await store.execute(imported);
      const work = { store, by: COMMAND_LINE, investorEmails: [] };
      await addAccount(work, { email: 'ada@example.org', role: 'staff' }, 'Some-password-1');
    });
    const { refusal, said, left } = await runReset(folder, { answer: true });
    expect(refusal).toMatch(/people have worked here\. Take a backup first.*--yes/);
    expect(said).toContain('2 records entered or edited by people');
    expect(said).toContain('1 account beside');
    expect(said).toContain('1 import of real data');
    expect(left).toBe(true);
    expect(await runReset(folder, { yes: true })).toMatchObject({ refusal: null, left: false });
  });

  it('treats a database that cannot be read as data entered by people', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'site-reset-'));
    folders.push(folder);
    mkdirSync(join(folder, 'store/base'), { recursive: true });
    writeFileSync(join(folder, 'store/base/1'), 'rows');
    const { refusal, said, left } = await runReset(folder, { answer: true });
    expect(refusal).toContain('people have worked here');
    expect(said).toContain('cannot be read, so its content is unknown');
    expect(left).toBe(true);
    expect(readdirSync(join(folder, 'store'))).toEqual(['base']);
  });

  it('requires --yes without a terminal', async () => {
    const folder = await createFolderWith(() => Promise.resolve());
    const { status, stderr } = spawnSync(process.execPath, ['build/server/seed.js', '--reset'], {
      env: { PATH: process.env.PATH, SITE_DATA: folder },
      encoding: 'utf8'
    });
    expect([status, stderr]).toEqual([
      1,
      'Nothing was deleted: there is no terminal to confirm at. To delete everything, add --yes.\n'
    ]);
    expect(existsSync(join(folder, 'store'))).toBe(true);
  });

  it('leaves an external database unchanged', async () => {
    const settings = readSettings({ DATABASE_URL: 'postgres://localhost/site' });
    const options = { yes: true, ask: null, say: () => undefined };
    await expect(resetData(settings, options)).rejects.toThrow('that database was not changed');
  });
});
