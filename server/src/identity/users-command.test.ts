import { openTestStore } from '../store/test-store';
import type { TestStore } from '../store/test-store';
import { seedAccounts } from './accounts';
import { openKeys } from './keys';
import { AccountsError } from './manage-accounts';
import { isPasswordCorrect } from './passwords';
import { Sessions } from './sessions';
import { USERS_USAGE, runUsersCommand } from './users-command';
import type { UsersCommandContext } from './users-command';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
  await seedAccounts(store);
});
afterAll(() => store.close());

/** Runs a command on the store, which stays open, and returns its output. */
async function runUsers(
  args: string[],
  given: Partial<UsersCommandContext['settings']> & { typed?: string } = {}
) {
  const lines: string[] = [];
  const { typed = '', firebase = null, investorEmails = [] } = given;
  await runUsersCommand(args, {
    settings: { firebase, investorEmails },
    openStore: async () => ({ ...store, close: () => Promise.resolve() }),
    say: (line) => void lines.push(line),
    askPassword: () => Promise.resolve(typed)
  });
  return lines.join('\n');
}

async function readPasswordHash(email: string): Promise<string> {
  const sql = 'SELECT password_hash AS hash FROM account WHERE email = $1';
  const [row] = await store.query<{ hash: string }>(sql, [email]);
  return row!.hash;
}

describe('npm run users', () => {
  it('adds an account and prints its password once', async () => {
    const said = await runUsers(['add', 'New@site.example', 'staff']);
    const password = /shown only once: (\S{20})$/m.exec(said)?.[1] ?? '';
    expect(await isPasswordCorrect(password, await readPasswordHash('new@site.example'))).toBe(true);
    await expect(runUsers(['add', 'new@site.example', 'staff'])).rejects.toThrow(
      'An account new@site.example already exists.'
    );
  });

  it('accepts a typed password and never prints it', async () => {
    const said = await runUsers(['reset', 'staff@site.example', '--ask'], { typed: 'Typed-secret' });
    expect(said).not.toContain('Typed-secret');
    expect(await isPasswordCorrect('Typed-secret', await readPasswordHash('staff@site.example'))).toBe(true);
    await expect(runUsers(['reset', 'staff@site.example', '--ask'], { typed: 'abc' })).rejects.toThrow(
      'A password needs 6 characters or more.'
    );
    await expect(runUsers(['reset', 'staff@site.example', '--ask'], { typed: 'Sunshine' })).rejects.toThrow(
      'This password is one of the most common ones.'
    );
  });

  it('[AU-15] changes a role and disables an account, also for open sessions', async () => {
    const sessions = new Sessions(store);
    const { token } = await sessions.open('demo-admin');
    const fetchRole = async () => (await sessions.findOwner(token))?.role ?? 'nobody';
    expect(await fetchRole()).toBe('admin');
    const last = 'admin@site.example is the last administrator';
    await expect(runUsers(['role', 'admin@site.example', 'staff'])).rejects.toThrow(last);
    await expect(runUsers(['disable', 'admin@site.example'])).rejects.toThrow(last);
    await runUsers(['add', 'second@site.example', 'admin']);
    await runUsers(['role', 'admin@site.example', 'staff']);
    expect(await fetchRole()).toBe('staff');
    await runUsers(['disable', 'admin@site.example']);
    expect(await fetchRole()).toBe('nobody');
    await runUsers(['enable', 'admin@site.example']);
    // Earlier sessions stay ended.
    expect(await fetchRole()).toBe('nobody');
  });

  it('ends the sessions of an account whose password is reset', async () => {
    const sessions = new Sessions(store);
    const { token } = await sessions.open('demo-investor');
    await runUsers(['reset', 'investor@site.example']);
    expect(await sessions.findOwner(token)).toBeNull();
  });

  it('ends the sessions of all accounts, their reset links and the key of their tokens', async () => {
    const sessions = new Sessions(store);
    const opened = [await sessions.open('demo-staff'), await sessions.open('demo-investor')];
    await openKeys(store);
    await store.query(
      `INSERT INTO reset_code (code_hash, uid, expires_at) VALUES ('h', 'demo-staff', now() + interval '1 hour')`
    );
    expect(await runUsers(['end-all-sessions'])).toMatch(/^Every session of \d accounts has ended\./);
    for (const { token } of opened) expect(await sessions.findOwner(token)).toBeNull();
    expect(await store.query('SELECT 1 FROM reset_code')).toEqual([]);
    expect(await store.query(`SELECT 1 FROM setting WHERE key = 'identity_keys'`)).toEqual([]);
    const trail = await store.query(
      `SELECT action, changed_by AS by FROM account_audit WHERE uid = 'demo-staff' ORDER BY id DESC LIMIT 1`
    );
    expect(trail).toEqual([{ action: 'revoke', by: 'command-line' }]);
  });

  it('[AU-14] lists accounts with uid and effective role, including configured investors', async () => {
    const said = await runUsers(['list'], { investorEmails: ['staff@site.example'] });
    expect(said).toMatch(/^investor@site\.example +demo-investor +investor$/m);
    expect(said).toMatch(
      /^staff@site\.example +demo-staff +investor \(by SITE_INVESTOR_EMAILS; else staff\)$/m
    );
  });

  it.each([
    [['add', 'a@b.c', 'king'], USERS_USAGE],
    [['add', 'a@b.c'], USERS_USAGE],
    [['disable', 'a@b.c', 'more'], USERS_USAGE],
    [['end-all-sessions', 'a@b.c'], USERS_USAGE],
    [['rename', 'a@b.c'], USERS_USAGE],
    [['role', 'nobody@site.example', 'staff'], 'There is no account nobody@site.example.'],
    [['add', 'no-address', 'staff'], "'no-address' is not an e-mail address."],
    [['--wrong'], 'npm run users -- list']
  ])('refuses %j', async (args, line) => {
    await expect(runUsers(args)).rejects.toBeInstanceOf(AccountsError);
    await expect(runUsers(args)).rejects.toThrow(line);
  });

  it('prints its usage', async () => {
    expect(await runUsers([])).toBe(USERS_USAGE);
    expect(await runUsers(['--help'])).toBe(USERS_USAGE);
  });

  it('leaves passwords to Firebase when Firebase manages them', async () => {
    const firebase = { projectId: 'p', apiKey: 'k', authDomain: 'd' };
    await expect(runUsers(['add', 'a@site.example', 'staff'], { firebase })).rejects.toThrow(
      'Firebase stores the passwords'
    );
    expect(await runUsers(['role', 'investor@site.example', 'staff'], { firebase })).toContain('role staff');
  });
});
