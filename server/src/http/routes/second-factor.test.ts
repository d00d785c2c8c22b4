import { openTestApp } from '../../app/test-app';
import type { TestApp, TestResponse } from '../../app/test-app';
import { createContractRequest } from '../../app/test-contract';
import { DEMO_PASSWORD } from '../../identity/accounts';
import { Sessions } from '../../identity/sessions';
import { computeTotp, toStep } from '../../identity/totp';

/* Every response is validated against the API document. The clock is shifted by whole periods of 30 s. */

let site: TestApp;
let ask: TestApp['request'];
beforeAll(async () => {
  site = await openTestApp({}, undefined, { alone: true });
  ask = await createContractRequest(site);
});
beforeEach(async () => {
  for (const table of ['session', 'second_factor', 'call_count', 'account_audit'])
    await site.store.query(`DELETE FROM ${table}`);
});
afterAll(() => site.close());

const readCode = (answer: TestResponse) => answer.json<{ error: { code: string } }>().error.code;
const signIn = async (role: string, code?: string) =>
  ask('/signin', {
    method: 'POST',
    payload: { email: `${role}@site.example`, password: DEMO_PASSWORD, code }
  });
// Without signing in, of which a server accepts sixty in a minute.
const openSession = async (role: string) => (await new Sessions(site.store).open(`demo-${role}`)).token;
const call = (token: string, method: string, path = '', payload?: object) =>
  ask(`/api/second-factor${path}`, { method, payload, headers: { authorization: token } });

/** Returns the code of a key, `shift` periods from now. */
const readApp = (key: Buffer, shift = 0): string => computeTotp(key, toStep(new Date()) + shift);

/** Waits until no test of this file reaches the next period, in which other codes are accepted. */
async function waitForWholePeriod(): Promise<void> {
  const left = 30_000 - (Date.now() % 30_000);
  if (left < 5_000) await new Promise((resolve) => setTimeout(resolve, left));
}

interface SetUp {
  readonly token: string;
  readonly key: Buffer;
  readonly recoveryCodes: readonly string[];
}

/** Sets up a second factor with the code of the last period, so that the one of now was not used. */
async function setUp(role: string): Promise<SetUp> {
  await waitForWholePeriod();
  const token = await openSession(role);
  await call(token, 'POST', '', { password: DEMO_PASSWORD });
  const [{ secret }] = (await site.store.query<{ secret: string }>(
    'SELECT secret FROM second_factor WHERE uid = $1',
    [`demo-${role}`]
  )) as [{ secret: string }];
  const key = Buffer.from(secret, 'hex');
  const answer = await call(token, 'POST', '/confirm', { code: readApp(key, -1) });
  return { token, key, ...answer.json<{ data: { recoveryCodes: readonly string[] } }>().data };
}

describe('setting up a second factor', () => {
  it('needs the password again, and shows the key once, as text and as a QR code', async () => {
    const token = await openSession('admin');
    const refused = await call(token, 'POST', '', { password: 'wrong' });
    expect([refused.status, readCode(refused)]).toEqual([400, 'wrong_password']);
    const answer = await call(token, 'POST', '', { password: DEMO_PASSWORD });
    const { secret, address, qr } = answer.json<{
      data: { secret: string; address: string; qr: readonly string[] };
    }>().data;
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(address).toContain(`otpauth://totp/SITE%3Aadmin%40site.example?secret=${secret}`);
    expect(qr.map((row) => row.length)).toEqual(qr.map(() => qr.length));
    // The finder pattern of every QR code.
    expect(qr.slice(0, 3).map((row) => row.slice(0, 7))).toEqual(['1111111', '1000001', '1011101']);
    expect((await call(token, 'GET')).json()).toEqual({
      data: { isOn: false, recoveryCodesLeft: 0, isRequired: false }
    });
  });

  it('counts only after a code of the app, and then ends the other sessions', async () => {
    const other = await openSession('admin');
    const token = await openSession('admin');
    expect(readCode(await call(token, 'POST', '/confirm', { code: '123456' }))).toBe(
      'second_factor_not_started'
    );
    await call(token, 'POST', '', { password: DEMO_PASSWORD });
    expect(readCode(await call(token, 'POST', '/confirm', { code: 'abcdef' }))).toBe('second_factor_refused');
    expect((await signIn('admin')).status).toBe(200);
    const set = await setUp('admin');
    expect(new Set(set.recoveryCodes).size).toBe(10);
    expect((await call(other, 'GET')).status).toBe(401);
    expect((await call(set.token, 'GET')).json()).toEqual({
      data: { isOn: true, recoveryCodesLeft: 10, isRequired: false }
    });
    expect(readCode(await call(set.token, 'POST', '', { password: DEMO_PASSWORD }))).toBe('second_factor_on');
  });

  it('stores the recovery codes as hashes, and records who did it without any secret', async () => {
    const { recoveryCodes } = await setUp('admin');
    const [stored] = await site.store.query<{ row: string }>('SELECT f::text AS row FROM second_factor f');
    for (const one of recoveryCodes) expect(stored!.row).not.toContain(one.replace(/-/g, ''));
    const trail = await site.store.query<{ entry: string; action: string }>(
      'SELECT t::text AS entry, action FROM account_audit t'
    );
    expect(trail.map(({ action }) => action)).toEqual(['second_factor_on']);
    expect(trail[0]!.entry).not.toContain(/[0-9a-f]{40}/.exec(stored!.row)![0]);
  });
});

describe('signing in with a second factor', () => {
  it('needs password and code, and opens no session without', async () => {
    const { key, recoveryCodes } = await setUp('admin');
    const bare = await signIn('admin');
    expect([bare.status, readCode(bare)]).toEqual([401, 'second_factor_required']);
    expect(readCode(await signIn('admin', '000000'))).toBe('second_factor_refused');
    expect(readCode(await signIn('admin', 'abcd-efgh'))).toBe('second_factor_refused');
    const count = 'SELECT count(*) AS n FROM session WHERE revoked_at IS NULL';
    expect(await site.store.query(count)).toEqual([{ n: 1 }]);
    const code = readApp(key);
    expect((await signIn('admin', `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
    expect((await signIn('staff')).status).toBe(200);
    expect((await signIn('admin', recoveryCodes[0]!.toUpperCase())).status).toBe(200);
  });

  it('refuses a code that was used, and every earlier one', async () => {
    const { key } = await setUp('admin');
    expect((await signIn('admin', readApp(key, 1))).status).toBe(200);
    for (const shift of [1, 0, -1])
      expect([shift, readCode(await signIn('admin', readApp(key, shift)))]).toEqual([
        shift,
        'second_factor_refused'
      ]);
  });

  it('accepts one of several concurrent uses of a code', async () => {
    const { key, recoveryCodes } = await setUp('admin');
    for (const code of [readApp(key), recoveryCodes[9]!]) {
      const answers = await Promise.all(Array.from({ length: 4 }, () => signIn('admin', code)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
    }
  });

  it('refuses clocks five minutes apart with a message that names the clock', async () => {
    const { key } = await setUp('admin');
    for (const shift of [-10, 10]) {
      const answer = await signIn('admin', readApp(key, shift));
      expect([answer.status, answer.json<{ error: { message: string } }>().error.message]).toEqual([
        401,
        expect.stringContaining('clock of your phone')
      ]);
    }
  });

  it('accepts each recovery code once', async () => {
    const { token, recoveryCodes } = await setUp('admin');
    expect((await signIn('admin', recoveryCodes[3])).status).toBe(200);
    expect(readCode(await signIn('admin', recoveryCodes[3]))).toBe('second_factor_refused');
    expect((await call(token, 'GET')).json()).toMatchObject({ data: { recoveryCodesLeft: 9 } });
  });

  it('limits wrong codes like passwords, however often the password is right', async () => {
    const { key } = await setUp('admin');
    for (let guess = 0; guess < 10; guess++) {
      expect((await signIn('admin', 'abcdef')).status).toBe(401);
      expect(readCode(await signIn('admin'))).toBe('second_factor_required');
    }
    const refused = await signIn('admin', readApp(key));
    expect([refused.status, readCode(refused)]).toEqual([429, 'too_many_requests']);
  });

  it('is not possible for an ArcGIS client, which is told why', async () => {
    await setUp('admin');
    const answer = await site.request('/arcgis/tokens/generateToken', {
      method: 'POST',
      payload: { username: 'admin@site.example', password: DEMO_PASSWORD }
    });
    expect(answer.body).toContain('signs in with a code');
    expect(answer.body).not.toContain('"token"');
  });

  it('does not let the token of the password alone change the password', async () => {
    await setUp('admin');
    const toolkit = '/identitytoolkit.googleapis.com/v1/accounts';
    const post = (path: string, payload: object) =>
      site.request(`${toolkit}:${path}`, { method: 'POST', payload });
    const signedIn = await post('signInWithPassword', {
      email: 'admin@site.example',
      password: DEMO_PASSWORD
    });
    const { idToken } = signedIn.json<{ idToken: string }>();
    const answer = await post('update', { idToken, password: 'Another-long-1' });
    expect([answer.status, answer.body]).toEqual([400, expect.stringContaining('OPERATION_NOT_ALLOWED')]);
  });
});

describe('turning a second factor off', () => {
  it('needs password and code of its owner', async () => {
    const { token, key } = await setUp('admin');
    const remove = (password: string, code: string) => call(token, 'DELETE', '', { password, code });
    expect(readCode(await remove('wrong', readApp(key)))).toBe('wrong_password');
    expect(readCode(await remove(DEMO_PASSWORD, ''))).toBe('second_factor_refused');
    expect((await remove(DEMO_PASSWORD, readApp(key))).status).toBe(204);
    expect((await signIn('admin')).status).toBe(200);
    expect(readCode(await remove(DEMO_PASSWORD, readApp(key)))).toBe('no_second_factor');
    const trail = await site.store.query<{ action: string }>('SELECT action FROM account_audit ORDER BY id');
    expect(trail.map(({ action }) => action)).toEqual(['second_factor_on', 'second_factor_off']);
  });

  it('is done by an administrator for others, recorded, and ends their sessions', async () => {
    const lost = await setUp('staff');
    const authorization = await openSession('admin');
    const reset = (uid: string) =>
      ask(`/api/accounts/${uid}/second-factor`, { method: 'DELETE', headers: { authorization } });
    expect((await reset('demo-staff')).json()).toMatchObject({ data: { hasSecondFactor: false } });
    expect((await call(lost.token, 'GET')).status).toBe(401);
    expect((await signIn('staff')).status).toBe(200);
    expect(readCode(await reset('demo-staff'))).toBe('no_second_factor');
    expect(readCode(await reset('demo-admin'))).toBe('own_account');
    const trail = await site.store.query(
      `SELECT uid, action, changed_by FROM account_audit WHERE action LIKE '%reset'`
    );
    expect(trail).toEqual([{ uid: 'demo-staff', action: 'second_factor_reset', changed_by: 'demo-admin' }]);
  });
});

it('is required of administrators by a setting, who have the rights of staff until then', async () => {
  const strict = await openTestApp({ SITE_REQUIRE_SECOND_FACTOR: '1' }, undefined, { alone: true });
  try {
    const send = (path: string, authorization?: string, payload?: object) =>
      strict.request(path, {
        method: payload ? 'POST' : 'GET',
        payload,
        headers: authorization === undefined ? {} : { authorization }
      });
    const signedIn = await send('/signin', undefined, {
      email: 'admin@site.example',
      password: DEMO_PASSWORD
    });
    const { token, user } = signedIn.json<{ token: string; user: { role: string } }>();
    expect(user.role).toBe('staff');
    expect((await send('/api/accounts', token)).status).toBe(403);
    expect((await send('/api/me', token)).json()).toMatchObject({ role: 'staff', lacksSecondFactor: true });
    const key = (await send('/api/second-factor', token, { password: DEMO_PASSWORD })).json<{
      data: { secret: string };
    }>().data;
    expect(key.secret).toHaveLength(32);
    const [{ secret }] = (await strict.store.query<{ secret: string }>(
      'SELECT secret FROM second_factor'
    )) as [{ secret: string }];
    await send('/api/second-factor/confirm', token, { code: readApp(Buffer.from(secret, 'hex')) });
    expect((await send('/api/me', token)).json()).toMatchObject({ role: 'admin', lacksSecondFactor: false });
    expect((await send('/api/accounts', token)).status).toBe(200);
    expect((await send('/api/me', await strict.signIn('staff'))).json()).toMatchObject({
      role: 'staff',
      lacksSecondFactor: false
    });
  } finally {
    await strict.close();
  }
});
