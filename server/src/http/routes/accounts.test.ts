import { openTestApp } from '../../app/test-app';
import type { TestResponse, TestApp } from '../../app/test-app';
import { createContractRequest } from '../../app/test-contract';
import { DEMO_PASSWORD } from '../../identity/accounts';
import { Sessions } from '../../identity/sessions';

/* Tests how administrators manage accounts. Every response is validated against the API document. */

let site: TestApp;
let ask: TestApp['request'];
let admin: string;
beforeAll(async () => {
  site = await openTestApp();
  ask = await createContractRequest(site);
  admin = await site.signIn('admin');
});
afterAll(() => site.close());

interface Account {
  readonly uid: string;
  readonly email: string;
  readonly role: string;
  readonly disabled: boolean;
  readonly lastSignInAt: string | null;
}
const requestAccounts = (method: string, path: string, payload?: object, token = admin) =>
  ask(`/api/accounts${path}`, { method, payload, headers: { authorization: token } });
const readCode = ({ status, json }: TestResponse) => [status, json<{ error: { code: string } }>().error.code];
const fetchAccounts = async (query = '') =>
  (await requestAccounts('GET', query)).json<{ data: readonly Account[]; total: number }>();
const fetchTrail = async (uid: string) =>
  (await requestAccounts('GET', `/trail?uid=${uid}`)).json<{ data: readonly object[] }>().data;

async function addAccount(role: string, more: object = {}) {
  const email = `${role}-${Math.random().toString(36).slice(2)}@site.example`;
  const answer = await requestAccounts('POST', '', { email, role, ...more });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([201, 'no-store']);
  return answer.json<{ data: Account; password: string | null }>();
}
async function signIn(email: string, password: string): Promise<string | number> {
  const answer = await site.request('/signin', { method: 'POST', payload: { email, password } });
  return answer.status === 200 ? answer.json<{ token: string }>().token : answer.status;
}
const fetchRole = async (token: string | number) =>
  (await site.request('/api/me', { headers: { authorization: String(token) } })).json<{ role?: string }>()
    .role;

it('[AU-15] adds an account with a generated password that is shown once and signs it in', async () => {
  const { data, password } = await addAccount('staff', { name: 'Ada Obi' });
  expect(data).toMatchObject({ role: 'staff', name: 'Ada Obi', disabled: false, lastSignInAt: null });
  expect(await fetchRole(await signIn(data.email, password as string))).toBe('staff');
  for (const search of ['ada o', 'Àdá Ọ', 'Àdá Ọ'.normalize('NFD'), 'AdaObi'])
    expect(await fetchAccounts(`?search=${encodeURIComponent(search)}`)).toMatchObject({
      total: 1,
      data: [{ email: data.email }]
    });
  const { data: found } = await fetchAccounts(`?search=${encodeURIComponent('ada o')}`);
  expect(Date.parse(found[0]?.lastSignInAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
  const [{ written } = { written: '' }] = await site.store.query<{ written: string }>(
    'SELECT string_agg(account_audit::text, $1) AS written FROM account_audit',
    ['']
  );
  expect(written).toContain(data.email);
  expect(written).not.toContain(password);
});

it('never returns a given password; refuses short and common ones, and taken or invalid addresses', async () => {
  const { data, password } = await addAccount('investor', { password: 'Given-secret' });
  expect(password).toBeNull();
  expect(await fetchRole(await signIn(data.email, 'Given-secret'))).toBe('investor');
  const wrong: [object, number, string][] = [
    [{ email: 'weak@site.example', role: 'staff', password: 'abc' }, 400, 'weak_password'],
    [{ email: 'common@site.example', role: 'staff', password: 'iloveyou' }, 400, 'common_password'],
    [{ email: data.email.toUpperCase(), role: 'staff' }, 409, 'account_exists'],
    [{ email: 'nowhere', role: 'staff' }, 400, 'invalid_email'],
    [{ email: 'king@site.example', role: 'king' }, 400, 'invalid_input'],
    [{ email: 'uid@site.example', role: 'staff', uid: 'mine' }, 400, 'invalid_input']
  ];
  for (const [payload, status, code] of wrong)
    expect(readCode(await requestAccounts('POST', '', payload))).toEqual([status, code]);
});

it('[AU-15] [AU-13] ends the sessions of a disabled account, and the old role of an open session', async () => {
  const { data, password } = await addAccount('admin');
  const token = await signIn(data.email, password as string);
  expect(await fetchRole(token)).toBe('admin');
  expect((await requestAccounts('PATCH', `/${data.uid}`, { role: 'staff' })).json()).toMatchObject({
    data: { role: 'staff' }
  });
  expect(await fetchRole(token)).toBe('staff');
  await requestAccounts('PATCH', `/${data.uid}`, { disabled: true });
  const ended = await site.request('/api/customers/filterJSON', {
    headers: { authorization: String(token) }
  });
  expect(readCode(ended)).toEqual([401, 'session_ended']);
  expect(await signIn(data.email, password as string)).toBe(403);
  await requestAccounts('PATCH', `/${data.uid}`, { disabled: false });
  expect(readCode(await site.request('/api/me', { headers: { authorization: String(token) } }))).toEqual([
    401,
    'session_ended'
  ]);
  expect(await fetchRole(await signIn(data.email, password as string))).toBe('staff');
  const by = { changedBy: 'demo-admin', changedByEmail: 'admin@site.example', email: data.email };
  expect(await fetchTrail(data.uid)).toMatchObject([
    { ...by, action: 'enable' },
    { ...by, action: 'disable', roleBefore: 'staff', roleAfter: 'staff' },
    { ...by, action: 'role', roleBefore: 'admin', roleAfter: 'staff' },
    { ...by, action: 'add', roleBefore: null, roleAfter: 'admin' }
  ]);
});

it('returns a password once on reset, ends the sessions and invalidates earlier links', async () => {
  const { data, password } = await addAccount('staff');
  const token = await signIn(data.email, password as string);
  await site.store.query(
    `INSERT INTO reset_code (code_hash, uid, expires_at) VALUES ('pending', $1, now() + interval '1 hour')`,
    [data.uid]
  );
  const answer = await requestAccounts('POST', `/${data.uid}/reset`);
  const { password: fresh } = answer.json<{ password: string }>();
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await fetchRole(token)).toBeUndefined();
  expect(await signIn(data.email, password as string)).toBe(401);
  expect(await fetchRole(await signIn(data.email, fresh))).toBe('staff');
  expect(await site.store.query('SELECT 1 FROM reset_code WHERE uid = $1', [data.uid])).toEqual([]);
  await requestAccounts('POST', `/${data.uid}/revoke`);
  expect(await fetchTrail(data.uid)).toMatchObject([
    { action: 'revoke' },
    { action: 'reset' },
    { action: 'add' }
  ]);
});

it('refuses administrators who disable or demote themselves', async () => {
  for (const change of [{ disabled: true }, { role: 'staff' }])
    expect(readCode(await requestAccounts('PATCH', '/demo-admin', change))).toEqual([409, 'own_account']);
  expect((await requestAccounts('PATCH', '/demo-admin', { role: 'admin', disabled: false })).status).toBe(
    200
  );
  expect(await fetchTrail('demo-admin')).toEqual([]);
  for (const [method, path] of [
    ['PATCH', '/nobody'],
    ['POST', '/nobody/reset'],
    ['POST', '/nobody/revoke']
  ] as const)
    expect(readCode(await requestAccounts(method, path, method === 'PATCH' ? {} : undefined))).toEqual([
      404,
      'account_not_found'
    ]);
});

it('leaves one administrator when two demote each other at once', async () => {
  const { data, password } = await addAccount('admin');
  await site.store.query(
    `UPDATE account SET disabled = true WHERE role = 'admin' AND uid NOT IN ($1, 'demo-admin')`,
    [data.uid]
  );
  const other = String(await signIn(data.email, password as string));
  const answers = await Promise.all([
    requestAccounts('PATCH', `/${data.uid}`, { role: 'staff' }),
    requestAccounts('PATCH', '/demo-admin', { role: 'staff' }, other)
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
    const { token } = (await own.request('/signin', { method: 'POST', payload })).json<{ token: string }>();
    const patchAccount = (uid: string, change: object) =>
      own.request(`/api/accounts/${uid}`, {
        method: 'PATCH',
        payload: change,
        headers: { authorization: token }
      });
    expect((await patchAccount('demo-admin', { role: 'staff' })).status).toBe(200);
    const list = await own.request('/api/accounts?search=listed', { headers: { authorization: token } });
    expect(list.json()).toMatchObject({ data: [{ role: 'admin', isListedInvestor: true }] });
    expect(readCode(await patchAccount('second', { disabled: true }))).toEqual([409, 'own_account']);
    expect((await patchAccount('listed', { role: 'staff' })).status).toBe(200);
  } finally {
    await own.close();
  }
});

it('refers to Firebase when Firebase manages the accounts', async () => {
  const own = await openTestApp({ FIREBASE_PROJECT_ID: 'farm', FIREBASE_API_KEY: 'k' });
  try {
    const { token: authorization } = await new Sessions(own.store).open('demo-admin');
    const headers = { authorization };
    const answers = [
      await own.request('/api/accounts', { headers }),
      await own.request('/api/accounts', {
        method: 'POST',
        headers,
        payload: { email: 'a@b.cd', role: 'staff' }
      }),
      await own.request('/api/accounts/demo-staff', {
        method: 'PATCH',
        headers,
        payload: { disabled: true }
      }),
      await own.request('/api/accounts/demo-staff/reset', { method: 'POST', headers })
    ];
    for (const answer of answers) {
      expect(readCode(answer)).toEqual([409, 'accounts_elsewhere']);
      expect(answer.body).toContain('project farm');
    }
  } finally {
    await own.close();
  }
});
