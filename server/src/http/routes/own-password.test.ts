import { openTestApp } from '../../app/test-app';
import type { TestApp, TestResponse } from '../../app/test-app';
import { createContractRequest } from '../../app/test-contract';
import { DEMO_PASSWORD, seedAccounts } from '../../identity/accounts';
import { Sessions } from '../../identity/sessions';
import { MAX_PER_ACCOUNT } from '../../identity/sign-in-limit';
import { readNewestLink } from '../../identity/test-mails';
import { computeTotp, toStep } from '../../identity/totp';

/* Every response is validated against the API document. */

const NEW_PASSWORD = 'Another-long-1';

let site: TestApp;
let ask: TestApp['request'];
beforeAll(async () => {
  site = await openTestApp({}, undefined, { alone: true });
  ask = await createContractRequest(site);
});
beforeEach(async () => {
  // With its sessions, tokens and codes.
  await site.store.query("DELETE FROM account WHERE uid = 'demo-staff'");
  for (const table of ['call_count', 'account_audit']) await site.store.query(`DELETE FROM ${table}`);
  await seedAccounts(site.store);
});
afterAll(() => site.close());

const readCode = (answer: TestResponse) => {
  const { code, field } = answer.json<{ error: { code: string; field?: string } }>().error;
  return [answer.status, code, field];
};
const openSession = async () => (await new Sessions(site.store).open('demo-staff')).token;
const change = (authorization: string, payload: object) =>
  ask('/api/password', { method: 'POST', headers: { authorization }, payload });
const isOpen = async (authorization: string) =>
  (await ask('/api/sessions', { headers: { authorization } })).status === 200;
const signIn = async (password: string) =>
  (await ask('/signin', { method: 'POST', payload: { email: 'staff@site.example', password } })).status;
const toolkit = (path: string, payload: object) =>
  site.request(`/identitytoolkit.googleapis.com/v1/accounts:${path}`, { method: 'POST', payload });
const readActions = async () =>
  site.store.query('SELECT uid, action, changed_by AS by FROM account_audit ORDER BY id');

describe('changing the password of an account by its owner', () => {
  it('sets it, keeps this session, ends the others and the provider’s, and is recorded', async () => {
    const [token, other] = [await openSession(), await openSession()];
    const provided = await toolkit('signInWithPassword', {
      email: 'staff@site.example',
      password: DEMO_PASSWORD
    });
    const { idToken } = provided.json<{ idToken: string }>();
    const answer = await change(token, { currentPassword: DEMO_PASSWORD, password: NEW_PASSWORD });
    expect(answer.status).toBe(204);
    expect([await isOpen(token), await isOpen(other)]).toEqual([true, false]);
    expect((await toolkit('lookup', { idToken })).body).toContain('TOKEN_EXPIRED');
    expect([await signIn(DEMO_PASSWORD), await signIn(NEW_PASSWORD)]).toEqual([401, 200]);
    expect(await readActions()).toEqual([{ uid: 'demo-staff', action: 'password', by: 'demo-staff' }]);
  });

  it('counts wrong current passwords with those of signing in, and ends no session', async () => {
    const token = await openSession();
    for (let guess = 0; guess < MAX_PER_ACCOUNT; guess++)
      expect(readCode(await change(token, { currentPassword: 'wrong', password: NEW_PASSWORD }))).toEqual([
        400,
        'wrong_password',
        'currentPassword'
      ]);
    const right = { currentPassword: DEMO_PASSWORD, password: NEW_PASSWORD };
    expect(readCode(await change(token, right))).toEqual([429, 'too_many_requests', undefined]);
    expect(await signIn(DEMO_PASSWORD)).toBe(429);
    expect(await isOpen(token)).toBe(true);
    expect(await readActions()).toEqual([]);
  });

  it.each([
    ['short', 'abcde', 'weak_password'],
    ['common', 'Password123', 'common_password']
  ])('refuses a %s one and keeps the present one', async (_kind, password, code) => {
    const token = await openSession();
    const answer = await change(token, { currentPassword: DEMO_PASSWORD, password });
    expect(readCode(answer)).toEqual([400, code, 'password']);
    expect(await signIn(DEMO_PASSWORD)).toBe(200);
  });

  it('needs the code, too, of an account with a second factor', async () => {
    const token = await openSession();
    const key = Buffer.alloc(20, 7);
    await site.store.query(
      `INSERT INTO second_factor (uid, secret, confirmed_at) VALUES ('demo-staff', $1, now())`,
      [key.toString('hex')]
    );
    const passwords = { currentPassword: DEMO_PASSWORD, password: NEW_PASSWORD };
    for (const code of [undefined, '12345'])
      expect(readCode(await change(token, { ...passwords, code }))).toEqual([
        400,
        'second_factor_refused',
        'code'
      ]);
    const code = computeTotp(key, toStep(new Date()));
    expect((await change(token, { ...passwords, code })).status).toBe(204);
  });

  it('leaves the link of a mail as another way', async () => {
    const token = await openSession();
    await change(token, { currentPassword: DEMO_PASSWORD, password: NEW_PASSWORD });
    await toolkit('sendOobCode', { requestType: 'PASSWORD_RESET', email: 'staff@site.example' });
    const oobCode = readNewestLink(site.store.dataDir).searchParams.get('oobCode');
    await toolkit('resetPassword', { oobCode, newPassword: 'A-third-one-1' });
    expect(await signIn('A-third-one-1')).toBe(200);
    expect(await isOpen(token)).toBe(false);
  });
});

it('refers to Firebase when Firebase signs people in', async () => {
  const other = await openTestApp({ FIREBASE_PROJECT_ID: 'farm', FIREBASE_API_KEY: 'k' });
  try {
    const { token } = await new Sessions(other.store).open('demo-staff');
    const answer = await other.request('/api/password', {
      method: 'POST',
      headers: { authorization: token },
      payload: { currentPassword: DEMO_PASSWORD, password: NEW_PASSWORD }
    });
    expect(readCode(answer)).toEqual([409, 'accounts_elsewhere', undefined]);
  } finally {
    await other.close();
  }
});
