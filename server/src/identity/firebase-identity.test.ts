import { openTestApp } from '../app/test-app';
import type { TestApp } from '../app/test-app';
import { EMBEDDED_PROJECT } from './embedded-identity';

/* Tests a server that signs in with Firebase. A second server, with the embedded identity, plays Google. */

const password = 'Site-demo-1';
let google: TestApp;
let site: TestApp;

beforeAll(async () => {
  google = await openTestApp();
  site = await openTestApp({
    FIREBASE_PROJECT_ID: EMBEDDED_PROJECT,
    FIREBASE_API_KEY: 'key',
    SITE_IDENTITY_URL: google.url
  });
});
afterAll(async () => {
  await site.close();
  await google.close();
});

async function signIn(email: string, secret = password): Promise<[number, string]> {
  const answer = await site.request('/signin', { method: 'POST', payload: { email, password: secret } });
  const body = answer.json<{ data?: { user: { role: string } }; error?: { code: string } }>();
  return [answer.status, body.data?.user.role ?? body.error?.code ?? ''];
}

it('signs in accounts that Firebase knows and that have a role here', async () => {
  expect(await signIn('staff@site.example')).toEqual([200, 'staff']);
});

it('returns Firebase’s refusals', async () => {
  expect(await signIn('staff@site.example', 'wrong')).toEqual([401, 'wrong_password']);
  expect(await signIn('nobody@site.example')).toEqual([401, 'wrong_password']);
});

it('refuses an account without a role here, and one with another account’s address', async () => {
  await site.store.query(`DELETE FROM account WHERE uid = 'demo-investor'`);
  expect(await signIn('investor@site.example')).toEqual([403, 'no_role']);
  await site.store.query(`UPDATE account SET email = 'investor@site.example' WHERE uid = 'demo-admin'`);
  await site.store.query(
    `INSERT INTO account (uid, email, role, password_hash) VALUES ('demo-investor', 'old@site.example', 'investor', 'firebase')`
  );
  expect(await signIn('investor@site.example')).toEqual([409, 'account_conflict']);
});

it('[AU-14] makes every listed address an investor, with or without a role here', async () => {
  const listed = await openTestApp({
    FIREBASE_PROJECT_ID: EMBEDDED_PROJECT,
    FIREBASE_API_KEY: 'key',
    SITE_IDENTITY_URL: google.url,
    SITE_INVESTOR_EMAILS: 'investor@site.example,admin@site.example'
  });
  await listed.store.query(`DELETE FROM account WHERE uid = 'demo-investor'`);
  for (const email of ['investor@site.example', 'admin@site.example']) {
    const answer = await listed.request('/signin', { method: 'POST', payload: { email, password } });
    expect(answer.json()).toMatchObject({ data: { user: { role: 'investor' } } });
  }
  const rows = await listed.store.query('SELECT uid, role FROM account ORDER BY uid');
  expect(rows).toContainEqual({ uid: 'demo-admin', role: 'admin' });
  await listed.close();
});

it('points the page to Firebase and serves no identity endpoints itself', async () => {
  expect((await site.request('/api/identity')).json()).toMatchObject({
    apiKey: 'key',
    projectId: EMBEDDED_PROJECT,
    authDomain: `${EMBEDDED_PROJECT}.firebaseapp.com`,
    embedded: false
  });
  const answer = await site.request('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword', {
    method: 'POST',
    payload: { email: 'staff@site.example', password }
  });
  expect(answer.status).toBe(404);
  const policy = (await site.request('/')).headers.get('content-security-policy');
  expect(policy).toContain('https://identitytoolkit.googleapis.com');
});

it('returns 503 when the provider does not answer', async () => {
  await google.app.close();
  expect(await signIn('staff@site.example')).toEqual([503, 'identity_unavailable']);
});
