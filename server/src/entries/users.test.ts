import { spawn } from 'node:child_process';
import { seedAccounts } from '../identity/accounts';
import { Sessions } from '../identity/sessions';
import { passwordMatches } from '../identity/passwords';
import { openStore } from '../store/open-store';
import { openTestStore } from '../store/test-store';
import type { TestStore } from '../store/test-store';

/* Accounts from the command line, as the process that `npm run users` starts. */

const root = process.cwd();
let folder: TestStore;

beforeAll(async () => {
  folder = await openTestStore();
  await seedAccounts(folder);
  await folder.end();
}, 60_000);
afterAll(() => folder.close());

function users(args: string[], { env = {}, typed = '' }: { env?: NodeJS.ProcessEnv; typed?: string } = {}) {
  const child = spawn(process.execPath, ['build/server/users.js', ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, SITE_DATA: folder.dataDir, ...env }
  });
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (out += chunk));
  child.stderr.on('data', (chunk: Buffer) => (err += chunk));
  child.stdin.end(typed);
  return new Promise<{ code: number | null; out: string; err: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, out, err }))
  );
}

/** Looks into the data folder between two commands. */
async function inFolder<T>(look: (store: Awaited<ReturnType<typeof openStore>>) => Promise<T>): Promise<T> {
  const store = await openStore({ dataDir: folder.dataDir, databaseUrl: null, root });
  try {
    return await look(store);
  } finally {
    await store.close();
  }
}

const hashOf = (email: string) =>
  inFolder(async (store) => {
    const [row] = await store.query<{ hash: string }>(
      'SELECT password_hash AS hash FROM account WHERE email = $1',
      [email]
    );
    return row.hash;
  });

describe('npm run users', () => {
  it('adds an account and prints its password once', async () => {
    const { code, out } = await users(['add', 'New@site.example', 'staff']);
    expect(code).toBe(0);
    const password = /shown this once: (\S{20})\n/.exec(out)?.[1];
    expect(await passwordMatches(password!, await hashOf('new@site.example'))).toBe(true);
    const again = await users(['add', 'new@site.example', 'staff']);
    expect([again.code, again.err]).toEqual([1, 'There is an account new@site.example already.\n']);
  }, 60_000);

  it('takes a typed password and shows it nowhere', async () => {
    const { code, out, err } = await users(['reset', 'staff@site.example', '--ask'], {
      typed: 'Typed-secret\n'
    });
    expect([code, (out + err).includes('Typed-secret')]).toEqual([0, false]);
    expect(await passwordMatches('Typed-secret', await hashOf('staff@site.example'))).toBe(true);
    const weak = await users(['reset', 'staff@site.example', '--ask'], { typed: 'abc\n' });
    expect([weak.code, weak.err]).toEqual([1, 'Password: \nA password needs 6 characters or more.\n']);
  }, 60_000);

  it('[AU-15] changes a role and disables an account, for sessions that are open', async () => {
    const token = await inFolder(async (store) => (await new Sessions(store).open('demo-admin')).token);
    const role = () =>
      inFolder(async (store) => (await new Sessions(store).ownerOf(token))?.role ?? 'nobody');
    expect(await role()).toBe('admin');
    expect((await users(['role', 'admin@site.example', 'staff'])).code).toBe(0);
    expect(await role()).toBe('staff');
    expect((await users(['disable', 'admin@site.example'])).code).toBe(0);
    expect(await role()).toBe('nobody');
    await users(['enable', 'admin@site.example']);
    expect(await role()).toBe('nobody');
  }, 60_000);

  it('lists accounts with the role they have', async () => {
    const { out } = await users(['list'], { env: { SITE_INVESTOR_EMAILS: 'new@site.example' } });
    expect(out).toContain('investor@site.example  investor\n');
    expect(out).toMatch(/new@site\.example +investor \(by SITE_INVESTOR_EMAILS; else staff\)\n/);
  }, 60_000);

  it.each([
    [[], 0, 'npm run users -- add'],
    [['add', 'a@b.c', 'king'], 1, 'Roles: investor, staff, admin'],
    [['role', 'nobody@site.example', 'staff'], 1, 'There is no account nobody@site.example.'],
    [['add', 'no-address', 'staff'], 1, "'no-address' is no e-mail address."],
    [['--wrong'], 1, 'npm run users -- list']
  ])(
    '%j ends with %d and says %s',
    async (args, expected, line) => {
      const { code, out, err } = await users(args);
      expect([code, out + err]).toEqual([expected, expect.stringContaining(line)]);
    },
    60_000
  );

  it('leaves passwords to Firebase where Firebase has them', async () => {
    const env = { FIREBASE_PROJECT_ID: 'p', FIREBASE_API_KEY: 'k' };
    const { code, err } = await users(['add', 'a@site.example', 'staff'], { env });
    expect([code, err]).toEqual([
      1,
      'Firebase keeps the passwords of this server: add and reset accounts there.\n'
    ]);
  }, 60_000);

  it('is refused while a server holds the data folder', async () => {
    const line = await inFolder(() => users(['list']));
    expect([line.code, line.err]).toEqual([
      1,
      `The data folder ${folder.dataDir} is in use by process ${process.pid}. Stop that server first, or set SITE_DATA to another folder.\n`
    ]);
  }, 60_000);
});
