import { deleteApp, initializeApp } from 'firebase/app';
import type { FirebaseApp } from 'firebase/app';
import {
  confirmPasswordReset,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  verifyPasswordResetCode
} from 'firebase/auth';
import type { Auth } from 'firebase/auth';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { openTestApp } from '../app/test-app';
import type { TestApp } from '../app/test-app';
import { preferEmbeddedDatabase } from '../store/test-driver';
import { readNewestLink } from './test-mails';

preferEmbeddedDatabase();

/* Tests the embedded identity through the library that the pages use. */

const password = 'Site-demo-1';
let site: TestApp;
let firebase: FirebaseApp;
let auth: Auth;

beforeAll(async () => {
  site = await openTestApp();
  firebase = initializeApp({ apiKey: 'embedded', authDomain: 'localhost', projectId: 'site-embedded' });
  auth = initializeAuth(firebase, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, site.url, { disableWarnings: true });
});
afterAll(async () => {
  await deleteApp(firebase);
  await site.close();
});

const readErrorCode = (work: Promise<unknown>) =>
  work.then(
    () => 'ok',
    (error: { code?: string }) => error.code
  );
const signIn = (email: string, secret = password) => signInWithEmailAndPassword(auth, email, secret);

/** Returns the code in the newest mail of the outbox. */
function readMailedCode(): string {
  const link = readNewestLink(site.store.dataDir);
  expect([link.origin, link.pathname, link.searchParams.get('mode')]).toEqual([
    site.url.replace('127.0.0.1', 'localhost'),
    '/forgot',
    'resetPassword'
  ]);
  return link.searchParams.get('oobCode')!;
}

describe('signing in', () => {
  it('signs in and returns a token that the published keys verify', async () => {
    const { user } = await signIn('Staff@Site.example');
    expect([user.uid, user.email]).toEqual(['demo-staff', 'staff@site.example']);
    const keys = createRemoteJWKSet(
      new URL(`${site.url}/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com`)
    );
    const { payload } = await jwtVerify(await user.getIdToken(), keys, {
      issuer: 'https://securetoken.google.com/site-embedded',
      audience: 'site-embedded'
    });
    expect(payload).toMatchObject({ sub: 'demo-staff', email: 'staff@site.example' });
    expect(payload.exp! - payload.iat!).toBe(3600);
  });

  it('reports failures with Firebase’s codes', async () => {
    expect(await readErrorCode(signIn('staff@site.example', 'wrong'))).toBe('auth/wrong-password');
    expect(await readErrorCode(signIn('nobody@site.example'))).toBe('auth/user-not-found');
    expect(await readErrorCode(signIn('not-an-address'))).toBe('auth/invalid-email');
    await site.store.query(`UPDATE account SET disabled = true WHERE uid = 'demo-investor'`);
    expect(await readErrorCode(signIn('investor@site.example'))).toBe('auth/user-disabled');
    await site.store.query(`UPDATE account SET disabled = false WHERE uid = 'demo-investor'`);
  });

  it('refuses a caller after too many guesses', async () => {
    for (let tries = 0; tries < 10; tries++) await readErrorCode(signIn('guessed@site.example', 'guess'));
    expect(await readErrorCode(signIn('guessed@site.example'))).toBe('auth/too-many-requests');
    expect(await readErrorCode(signIn('staff@site.example'))).toBe('ok');
  });

  it('stores no password in plain text', async () => {
    const rows = await site.store.query<{ password_hash: string }>('SELECT password_hash FROM account');
    for (const { password_hash: hash } of rows) expect(hash).toMatch(/^scrypt\$16384\$8\$1\$/);
  });
});

describe('staying signed in', () => {
  it('issues a new token for a refresh token', async () => {
    const { user } = await signIn('staff@site.example');
    const before = await user.getIdToken();
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    const after = await user.getIdToken(true);
    expect(after).not.toBe(before);
  });

  it('ends the session on revocation, for the provider and for the product', async () => {
    const { user } = await signIn('staff@site.example');
    const session = await site.signIn('staff');
    const admin = await site.signIn('admin');
    expect(await readErrorCode(user.reload())).toBe('ok');
    await site.request('/api/accounts/demo-staff/revoke', {
      method: 'POST',
      headers: { authorization: admin }
    });
    expect(await readErrorCode(user.getIdToken(true))).toBe('auth/user-token-expired');
    expect((await site.request('/api/me', { headers: { authorization: session } })).status).toBe(401);
    expect(await readErrorCode(signIn('staff@site.example'))).toBe('ok');
  });

  it('refuses a token issued in the second of its revocation', async () => {
    const { user } = await signIn('staff@site.example');
    await site.store.query(`UPDATE account SET tokens_valid_after = now() WHERE uid = 'demo-staff'`);
    expect(await readErrorCode(user.reload())).toBe('auth/user-token-expired');
  });

  it('refuses a token that was altered or signed by others', async () => {
    const { user } = await signIn('staff@site.example');
    const [header, payload, signature] = (await user.getIdToken()).split('.');
    const other = Buffer.from(
      Buffer.from(payload!, 'base64url').toString().replaceAll('demo-staff', 'demo-admin')
    ).toString('base64url');
    for (const idToken of [`${header}.${other}.${signature}`, 'nonsense']) {
      const answer = await site.request('/identitytoolkit.googleapis.com/v1/accounts:lookup?key=embedded', {
        method: 'POST',
        payload: { idToken }
      });
      expect([answer.status, answer.json<{ error: { message: string } }>().error.message]).toEqual([
        400,
        'INVALID_ID_TOKEN'
      ]);
    }
  });

  it('changes a password and ends earlier sessions', async () => {
    const { user } = await signIn('investor@site.example');
    const session = await site.signIn('investor');
    expect(await readErrorCode(updatePassword(user, 'short'))).toBe('auth/weak-password');
    expect(await readErrorCode(updatePassword(user, 'Password1'))).toBe(
      'auth/password-does-not-meet-requirements'
    );
    await updatePassword(user, 'Another-1');
    expect(await readErrorCode(user.reload())).toBe('ok');
    expect((await site.request('/api/me', { headers: { authorization: session } })).status).toBe(401);
    expect(await readErrorCode(signIn('investor@site.example'))).toBe('auth/wrong-password');
    expect(await readErrorCode(signIn('investor@site.example', 'Another-1'))).toBe('ok');
    await signOut(auth);
  });
});

describe('a forgotten password', () => {
  it('resets a forgotten password once by the link in the mail', async () => {
    await sendPasswordResetEmail(auth, 'investor@site.example');
    const oobCode = readMailedCode();
    expect(await verifyPasswordResetCode(auth, oobCode)).toBe('investor@site.example');
    expect(await readErrorCode(confirmPasswordReset(auth, oobCode, 'abc'))).toBe('auth/weak-password');
    expect(await readErrorCode(confirmPasswordReset(auth, oobCode, 'qwerty123'))).toBe(
      'auth/password-does-not-meet-requirements'
    );
    await confirmPasswordReset(auth, oobCode, 'New-secret-1');
    expect(await readErrorCode(verifyPasswordResetCode(auth, oobCode))).toBe('auth/invalid-action-code');
    expect(await readErrorCode(confirmPasswordReset(auth, oobCode, 'New-secret-2'))).toBe(
      'auth/invalid-action-code'
    );
    expect(await readErrorCode(signIn('investor@site.example', 'New-secret-1'))).toBe('ok');
  });

  it('refuses unknown addresses, invalid codes and expired codes', async () => {
    expect(await readErrorCode(sendPasswordResetEmail(auth, 'nobody@site.example'))).toBe(
      'auth/user-not-found'
    );
    expect(await readErrorCode(verifyPasswordResetCode(auth, 'made-up'))).toBe('auth/invalid-action-code');
    await sendPasswordResetEmail(auth, 'investor@site.example');
    await site.store.query(
      `UPDATE reset_code SET expires_at = now() - interval '1 second' WHERE used_at IS NULL`
    );
    expect(await readErrorCode(verifyPasswordResetCode(auth, readMailedCode()))).toBe(
      'auth/expired-action-code'
    );
  });
});
