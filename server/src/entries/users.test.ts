import { spawn } from 'node:child_process';
import { openEmbeddedTestStore } from '../store/test-store';
import type { TestStore } from '../store/test-store';

/* Runs `npm run users` as a process. */

function runUsers(dataDir: string, args: string[], typed = '') {
  const child = spawn(process.execPath, ['build/server/users.js', ...args], {
    env: { PATH: process.env.PATH, SITE_DATA: dataDir }
  });
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (out += chunk));
  child.stderr.on('data', (chunk: Buffer) => (err += chunk));
  child.stdin.end(typed);
  return new Promise<{ code: number | null; out: string; err: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, out, err }))
  );
}

let store: TestStore;
afterAll(() => store.close());

it('changes a data folder while no server holds it, and is refused while a server does', async () => {
  store = await openEmbeddedTestStore();
  const refused = await runUsers(store.dataDir, ['list']);
  expect([refused.code, refused.err]).toEqual([
    1,
    `The data folder ${store.dataDir} is in use by process ${process.pid}. Stop that server first, or set SITE_DATA to another folder.\n`
  ]);
  await store.end();
  const added = await runUsers(
    store.dataDir,
    ['add', 'new@site.example', 'staff', '--ask'],
    'Typed-secret\n'
  );
  expect(added).toEqual({ code: 0, out: 'new@site.example has the role staff.\n', err: 'Password: \n' });
});
