import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StoreLockedError, getThisProcess } from './folder-lock';
import { openStore } from './open-store';
import { getPreparedMarker } from './prepared-marker';
import { StoreUnavailableError } from './store';
import { createClosedTestStore, openEmbeddedTestStore } from './test-store';
import type { TestStore } from './test-store';

const root = process.cwd();

describe('an open data folder', () => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openEmbeddedTestStore();
  });
  afterAll(() => store.close());

  it('refuses a second opener with one line that names process and folder', async () => {
    const second = openStore({ dataDir: store.dataDir, databaseUrl: null, root });
    await expect(second).rejects.toBeInstanceOf(StoreLockedError);
    await expect(second).rejects.toThrow(`${store.dataDir} is in use by process ${process.pid}`);
  });

  it('refuses its own query inside a transaction, which would deadlock', async () => {
    await expect(store.transaction(() => store.query('SELECT 1'))).rejects.toThrow(
      'use the query that it provides'
    );
  });

  it('can be opened again after it is closed', async () => {
    expect(existsSync(join(store.dataDir, 'site.lock'))).toBe(true);
    await store.close();
    expect(existsSync(store.dataDir)).toBe(false);
  });
});

describe('a data folder', () => {
  it('keeps every acknowledged row when its process is killed, and can then be opened by another', async () => {
    const first = await openEmbeddedTestStore();
    const { dataDir } = first;
    const copy = `${mkdtempSync(join(tmpdir(), 'site-kill-'))}/data`;
    await first.query(`INSERT INTO setting VALUES ('before', '0')`);
    await first.query('CHECKPOINT');
    cpSync(dataDir, copy, { recursive: true, filter: (path) => !path.endsWith('.lock') });
    await first.close();
    const script = `
      import { mkdirSync, writeFileSync } from 'node:fs';
      import { Worker } from 'node:worker_threads';
      mkdirSync(process.argv[1] + '/in-use.lock');
      const holder = { ...JSON.parse(process.argv[2]), pid: process.pid, started: null };
      writeFileSync(process.argv[1] + '/site.lock', JSON.stringify(holder));
      const worker = new Worker('./build/server/store-worker.js', { workerData: { folder: process.argv[1] + '/store' }, execArgv: [] });
      let n = 0;
      const next = () => worker.postMessage({ id: ++n, sql: "INSERT INTO setting VALUES ('row' || $1, '1')", params: [String(n)] });
      worker.on('message', (reply) => {
        if (reply.failure) throw new Error(reply.failure.message);
        if (reply.rows) process.stdout.write(reply.id + '\\n');
        next();
      });`;
    const args = ['--input-type=module', '-e', script, copy, JSON.stringify(getThisProcess())];
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
    let acknowledged = 0;
    await new Promise<void>((resolve) => {
      child.stdout.on('data', (chunk: Buffer) => {
        const lines = chunk.toString().trim().split('\n').map(Number);
        acknowledged = Math.max(acknowledged, ...lines);
        if (acknowledged >= 200) child.kill('SIGKILL');
      });
      child.on('close', () => resolve());
    });
    expect(acknowledged).toBeGreaterThanOrEqual(200);
    const reopened = await openStore({ dataDir: copy, databaseUrl: null, root });
    const { n } = (
      await reopened.query<{ n: number }>(`SELECT count(*) AS n FROM setting WHERE key LIKE 'row%'`)
    )[0]!;
    expect(n).toBeGreaterThanOrEqual(acknowledged);
    await reopened.close();
    rmSync(join(copy, '..'), { recursive: true });
  });

  it('refuses a folder that is not a database with one line', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'site-broken-'));
    mkdirSync(join(dataDir, 'store'));
    writeFileSync(join(dataDir, 'store/PG_VERSION'), '9.6\n');
    const opening = openStore({ dataDir, databaseUrl: null, root });
    await expect(opening).rejects.toBeInstanceOf(StoreUnavailableError);
    await expect(opening).rejects.toThrow(`The database in ${join(dataDir, 'store')} cannot be opened`);
    expect(existsSync(join(dataDir, 'site.lock'))).toBe(false);
    rmSync(dataDir, { recursive: true });
  });
});

describe('a data folder whose database is not whole', () => {
  const openFolder = (dataDir: string) => openStore({ dataDir, databaseUrl: null, root });
  it('refuses a folder without PG_VERSION, leaves it unchanged, and opens it once the file is back', async () => {
    const store = await openEmbeddedTestStore();
    await store.query(`INSERT INTO setting VALUES ('kept', '1')`);
    await store.end();
    const version = join(store.dataDir, 'store/PG_VERSION');
    const content = readFileSync(version);
    rmSync(version);
    const before = readdirSync(join(store.dataDir, 'store'));
    await expect(openFolder(store.dataDir)).rejects.toThrow(
      /holds files of a database \(.+\) but no PG_VERSION: it is incomplete\. Nothing was changed\..*restore the newest backup into a new one/
    );
    expect(readdirSync(join(store.dataDir, 'store'))).toEqual(before);
    writeFileSync(version, content);
    const again = await openFolder(store.dataDir);
    expect(await again.query('SELECT value FROM setting')).toEqual([{ value: 1 }]);
    await again.close();
    await store.close();
  });

  it('does not create a new database when a folder that was in use has lost it', async () => {
    const dataDir = await createClosedTestStore();
    writeFileSync(getPreparedMarker(dataDir), '');
    rmSync(join(dataDir, 'store'), { recursive: true });
    await expect(openFolder(dataDir)).rejects.toThrow(
      /was in use before, but its database .* is gone\. Nothing was/
    );
    expect(existsSync(join(dataDir, 'store'))).toBe(false);
    rmSync(dataDir, { recursive: true });
  });

  it.each([
    ['PG_VERSION', ''],
    ['PG_VERSION', '9.6'],
    ['global/pg_control', 'nothing'],
    ['postgresql.conf', 'no = = setting']
  ])('refuses a folder whose %s contains %j in one line and leaves it unchanged', async (name, content) => {
    const dataDir = await createClosedTestStore();
    writeFileSync(join(dataDir, 'store', name), content);
    await expect(openFolder(dataDir)).rejects.toThrow(StoreUnavailableError);
    expect(existsSync(join(dataDir, 'store/base'))).toBe(true);
    rmSync(dataDir, { recursive: true });
  });
});
