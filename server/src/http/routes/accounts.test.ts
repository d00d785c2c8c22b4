import { openTestApp } from '../../app/test-app';
import type { Answer, TestApp } from '../../app/test-app';
import { contractAsk } from '../../app/test-contract';
import { DEMO_PASSWORD } from '../../identity/accounts';
import { Sessions } from '../../identity/sessions';

/* Tests how administrators manage accounts. Every response is validated against the API document. */

let site: TestApp;
let ask: TestApp['ask'];
let admin: string;
beforeAll(async () => {
  site = await openTestApp();
  ask = await contractAsk(site);
  admin = await site.signIn('admin');
}, 60_000);
afterAll(() => site.close());

interface Account {
  readonly uid: string;
  readonly email: string;
  readonly role: string;
  readonly disabled: boolean;
  readonly lastSignInAt: string | null;
}
const call = (method: string, path: string, payload?: object, token = admin) =>
  ask(`/api/accounts${path}`, { method, payload, headers: { authorization: token } });
const codeOf = ({ status, json }: Answer) => [status, json<{ error: { code: string } }>().error.code];
const listed = async (query = '') =>
  (await call('GET', query)).json<{ data: readonly Account[]; total: number }>();
const trailOf = async (uid: string) =>
  (await call('GET', `/trail?uid=${uid}`)).json<{ data: readonly object[] }>().data;

async function add(role: string, more: object = {}) {
  const email = `${role}-${Math.random().toString(36).slice(2)}@site.example`;
  const answer = await call('POST', '', { email, role, ...more });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([201, 'no-store']);
  return answer.json<{ data: Account; password: string | null }>();
}
async function signIn(email: string, password: string): Promise<string | number> {
  const answer = await site.ask('/signin', { method: 'POST', payload: { email, password } });
  return answer.status === 200 ? answer.json<{ token: string }>().token : answer.status;
}
const roleOf = async (token: string | number) =>
  (await site.ask('/api/me', { headers: { authorization: String(token) } })).json<{ role?: string }>().role;

it('[AU-15] adds an account with a generated password that is shown once and signs it in', async () => {
  const { data, password } = await add('staff', { name: 'Ada Obi' });
  expect(data).toMatchObject({ role: 'staff', name: 'Ada Obi', disabled: false, lastSignInAt: null });
  expect(await roleOf(await signIn(data.email, password as string))).toBe('staff');
  for (const search of ['ada o', 'Àdá Ọ', 'Àdá Ọ'.normalize('NFD'), 'AdaObi'])
    expect(await listed(`?search=${encodeURIComponent(search)}`)).toMatchObject({
      total: 1,
      data: [{ email: data.email }]
    });
  const { data: found } = await listed(`?search=${encodeURIComponent('ada o')}`);
  expect(Date.parse(found[0]?.lastSignInAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
  const [{ written } = { written: '' }] = await site.store.query<{ written: string }>(
    'SELECT string_agg(account_audit::text, $1) AS written FROM account_audit',
    ['']
  );
  expect(written).toContain(data.email);
  expect(written).not.toContain(password);
});

it('never returns a given password; refuses weak ones, and taken or invalid addresses', async () => {
  const { data, password } = await add('investor', { password: 'Given-secret' });
  expect(password).toBeNull();
  expect(await roleOf(await signIn(data.email, 'Given-secret'))).toBe('investor');
  const wrong: [object, number, string][] = [
    [{ email: 'weak@site.example', role: 'staff', password: 'abc' }, 400, 'weak_password'],
    [{ email: data.email.toUpperCase(), role: 'staff' }, 409, 'account_exists'],
    [{ email: 'nowhere', role: 'staff' }, 400, 'invalid_email'],
    [{ email: 'king@site.example', role: 'king' }, 400, 'invalid_input'],
    [{ email: 'uid@site.example', role: 'staff', uid: 'mine' }, 400, 'invalid_input']
  ];
  for (const [payload, status, code] of wrong)
    expect(codeOf(await call('POST', '', payload))).toEqual([status, code]);
});

it('[AU-15] [AU-13] ends the sessions of a disabled account, and the old role of an open session', async () => {
  const { data, password } = await add('admin');
  const token = await signIn(data.email, password as string);
  expect(await roleOf(token)).toBe('admin');
  expect((await call('PATCH', `/${data.uid}`, { role: 'staff' })).json()).toMatchObject({
    data: { role: 'staff' }
  });
  expect(await roleOf(token)).toBe('staff');
  await call('PATCH', `/${data.uid}`, { disabled: true });
  const ended = await site.ask('/api/customers/filterJSON', { headers: { authorization: String(token) } });
  expect(codeOf(ended)).toEqual([401, 'session_ended']);
  expect(await signIn(data.email, password as string)).toBe(403);
  await call('PATCH', `/${data.uid}`, { disabled: false });
  expect(codeOf(await site.ask('/api/me', { headers: { authorization: String(token) } }))).toEqual([
    401,
    'session_ended'
  ]);
  expect(await roleOf(await signIn(data.email, password as string))).toBe('staff');
  const by = { changedBy: 'demo-admin', changedByEmail: 'admin@site.example', email: data.email };
  expect(await trailOf(data.uid)).toMatchObject([
    { ...by, action: 'enable' },
    { ...by, action: 'disable', roleBefore: 'staff', roleAfter: 'staff' },
    { ...by, action: 'role', roleBefore: 'admin', roleAfter: 'staff' },
    { ...by, action: 'add', roleBefore: null, roleAfter: 'admin' }
  ]);
});

it('returns a password once on reset, ends the sessions and invalidates earlier links', async () => {
  const { data, password } = await add('staff');
  const token = await signIn(data.email, password as string);
  await site.store.query(
    `INSERT INTO reset_code (code_hash, uid, expires_at) VALUES ('pending', $1, now() + interval '1 hour')`,
    [data.uid]
  );
  const answer = await call('POST', `/${data.uid}/reset`);
  const { password: fresh } = answer.json<{ password: string }>();
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await roleOf(token)).toBeUndefined();
  expect(await signIn(data.email, password as string)).toBe(401);
  expect(await roleOf(await signIn(data.email, fresh))).toBe('staff');
  expect(await site.store.query('SELECT 1 FROM reset_code WHERE uid = $1', [data.uid])).toEqual([]);
  await call('POST', `/${data.uid}/revoke`);
  expect(await trailOf(data.uid)).toMatchObject([
    { action: 'revoke' },
    { action: 'reset' },
    { action: 'add' }
  ]);
});

it('refuses administrators who disable or demote themselves', async () => {
  for (const change of [{ disabled: true }, { role: 'staff' }])
    expect(codeOf(await call('PATCH', '/demo-admin', change))).toEqual([409, 'own_account']);
  expect((await call('PATCH', '/demo-admin', { role: 'admin', disabled: false })).status).toBe(200);
  expect(await trailOf('demo-admin')).toEqual([]);
  for (const [method, path] of [
    ['PATCH', '/nobody'],
    ['POST', '/nobody/reset'],
    ['POST', '/nobody/revoke']
  ] as const)
    expect(codeOf(await call(method, path, method === 'PATCH' ? {} : undefined))).toEqual([
      404,
      'account_not_found'
    ]);
});

it('leaves one administrator when two demote each other at once', async () => {
  const { data, password } = await add('admin');
  await site.store.query(
    `UPDATE account SET disabled = true WHERE role = 'admin' AND uid NOT IN ($1, 'demo-admin')`,
    [data.uid]
  );
  const other = String(await signIn(data.email, password as string));
  const answers = await Promise.all([
    call('PATCH', `/${data.uid}`, { role: 'staff' }),
    call('PATCH', '/demo-admin', { role: 'staff' }, other)
  ]);
  // The second request is refused: by then it names the last administrator, or its caller is no longer one.
  const statuses = answers.map(({ status }) => status).sort();
  expect([200, statuses[1]]).toEqual([statuses[0], expect.any(Number)]);
  expect([403, 409]).toContain(statuses[1]);
  await site.store.query(`UPDATE account SET role = 'admin' WHERE uid = 'demo-admin'`);
});

it('keeps the last administrator, even when the others are disabled or investors by configuration', async () => {
  const own = await openTestApp({ SITE_INVESTOR_EMAILS: 'listed@site.example' });
  try {
    await own.store.query(
      `INSERT INTO account (uid, email, role, password_hash, disabled)
       SELECT name, name || '@site.example', 'admin', password_hash, name = 'closed'
         FROM account, unnest(ARRAY['listed', 'closed', 'second']) AS name WHERE uid = 'demo-admin'`
    );
    const payload = { email: 'second@site.example', password: DEMO_PASSWORD };
    const { token } = (await own.ask('/signin', { method: 'POST', payload })).json<{ token: string }>();
    const patch = (uid: string, change: object) =>
      own.ask(`/api/accounts/${uid}`, {
        method: 'PATCH',
        payload: change,
        headers: { authorization: token }
      });
    expect((await patch('demo-admin', { role: 'staff' })).status).toBe(200);
    const list = await own.ask('/api/accounts?search=listed', { headers: { authorization: token } });
    expect(list.json()).toMatchObject({ data: [{ role: 'admin', isListedInvestor: true }] });
    expect(codeOf(await patch('second', { disabled: true }))).toEqual([409, 'own_account']);
    expect((await patch('listed', { role: 'staff' })).status).toBe(200);
  } finally {
    await own.close();
  }
}, 60_000);

it('refers to Firebase when Firebase manages the accounts', async () => {
  const own = await openTestApp({ FIREBASE_PROJECT_ID: 'farm', FIREBASE_API_KEY: 'k' });
  try {
    const { token: authorization } = await new Sessions(own.store).open('demo-admin');
    const headers = { authorization };
    const answers = [
      await own.ask('/api/accounts', { headers }),
      await own.ask('/api/accounts', {
        method: 'POST',
        headers,
        payload: { email: 'a@b.cd', role: 'staff' }
      }),
      await own.ask('/api/accounts/demo-staff', { method: 'PATCH', headers, payload: { disabled: true } }),
      await own.ask('/api/accounts/demo-staff/reset', { method: 'POST', headers })
    ];
    for (const answer of answers) {
      expect(codeOf(answer)).toEqual([409, 'accounts_elsewhere']);
      expect(answer.body).toContain('project farm');
    }
  } finally {
    await own.close();
  }
}, 60_000);
