import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { openStore } from '../store/open-store';
import { openEmbeddedTestStore } from '../store/test-store';
import type { TestStore } from '../store/test-store';

/* Tests the server as a process: its messages when it cannot start, and how it ends. */

const root = process.cwd();

interface ExitResult {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the built server; `during` gets its output as it is written and may end it. */
function runServer(
  env: NodeJS.ProcessEnv,
  args: string[] = [],
  during?: (out: string, end: () => void) => void
) {
  const child = spawn(process.execPath, ['build/server/main.js', ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe']
  });
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk;
    during?.(out, () => child.kill('SIGTERM'));
  });
  child.stderr.on('data', (chunk: Buffer) => (err += chunk));
  return new Promise<ExitResult>((resolve) => child.on('close', (code) => resolve({ code, out, err })));
}

let store: TestStore;
beforeAll(async () => {
  store = await openEmbeddedTestStore();
  await store.query(`INSERT INTO setting VALUES ('prepared', '"2026-11-21"')`);
});
afterAll(() => store.close());

describe('server process', () => {
  it('prints its settings on --help', async () => {
    const { code, out } = await runServer({}, ['--help']);
    expect([code, out.includes('DATABASE_URL')]).toEqual([0, true]);
  });

  it.each([
    [{ PORT: 'abc' }, "PORT must be a port number from 0 to 65535; it is 'abc'.\n"],
    [
      { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
      'The database at DATABASE_URL does not answer: connect ECONNREFUSED 127.0.0.1:1. Start PostgreSQL, or correct the host and the port in DATABASE_URL.\n'
    ],
    [{ NODE_ENV: 'production' }, /^The embedded identity .* refused when NODE_ENV=production\.[^\n]*\n$/]
  ])('reports in one line that it cannot start with %j', async (env, line) => {
    const { code, err } = await runServer({ SITE_DATA: join(root, 'data/none'), ...env });
    expect(code).toBe(1);
    if (typeof line === 'string') expect(err).toBe(line);
    else expect(err).toMatch(line);
  });

  it('names the process that holds the data folder', async () => {
    const { code, err } = await runServer({ SITE_DATA: store.dataDir, PORT: '0' });
    expect([code, err]).toEqual([
      1,
      `The data folder ${store.dataDir} is in use by process ${process.pid}. Stop that server first, or set SITE_DATA to another folder.\n`
    ]);
  });

  it('completes requests from before the signal, accepts no new ones, and ends', async () => {
    await store.end();
    let [page, late]: (Promise<number | string> | null)[] = [null, null];
    const requestStatus = (url: string, path: string) =>
      fetch(url + path, {
        headers: { 'user-agent': 'testbot', accept: 'text/html' },
        redirect: 'manual'
      }).then(
        ({ status }) => status,
        () => 'refused'
      );
    const { code } = await runServer({ SITE_DATA: store.dataDir, PORT: '0' }, [], (out, end) => {
      const [, url] = /SITE listening on (\S+)/.exec(out) ?? [];
      if (url && !page) page = requestStatus(url, '/nowhere');
      // An answer to a bot comes a second late, and the log reports the request at once: from here on the page
      // is open.
      if (!url || late || !out.includes('bot-like user agent')) return;
      end();
      late = new Promise((resolve) => setTimeout(resolve, 300)).then(() => requestStatus(url, '/healthz'));
    });
    expect(code).toBe(0);
    expect(await page).toBe(404);
    expect(['refused', 503]).toContain(await late);
  });

  it('serves, ends in order on a signal and releases the folder; reports a taken port', async () => {
    const { dataDir } = store;
    await store.end();
    const env = { SITE_DATA: dataDir, PORT: '0' };
    const served = await runServer(
      env,
      [],
      (out, end) => out.includes('SITE listening on http://localhost:') && end()
    );
    expect([served.code, served.err]).toEqual([0, '']);
    expect(served.out).toContain('Drive time is off');
    expect(existsSync(join(dataDir, 'site.lock'))).toBe(false);

    const other = createServer().listen(0, 'localhost');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const refused = await runServer({ ...env, PORT: String(port) });
    other.close();
    expect([refused.code, refused.err]).toEqual([
      1,
      `Port ${port} is in use by another program. Stop it, or set PORT to another port.\n`
    ]);

    const again = await openStore({ dataDir, databaseUrl: null, root });
    await again.query(`DELETE FROM setting WHERE key = 'prepared'`);
    await again.close();
    const bare = await runServer(env);
    expect([bare.code, bare.err]).toEqual([
      1,
      `The data folder ${dataDir} is not prepared. Run npm start, which prepares it.\n`
    ]);
  });
});
