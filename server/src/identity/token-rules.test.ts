import { SignJWT, exportSPKI, generateKeyPair } from 'jose';
import type { JWTHeaderParameters } from 'jose';
import { openTestStore } from '../store/test-store';
import type { TestStore } from '../store/test-store';
import { preferEmbeddedDatabase } from '../store/test-driver';
import { DEMO_PASSWORD, seedAccounts } from './accounts';
import { EMBEDDED_PROJECT, EmbeddedIdentity } from './embedded-identity';
import { openKeys } from './keys';
import type { Mail } from './outbox';
import { Sessions } from './sessions';
import { createToken } from './tokens';

preferEmbeddedDatabase();

const ISSUER = `https://securetoken.google.com/${EMBEDDED_PROJECT}`;
const DAY_MS = 24 * 60 * 60_000;
let store: TestStore;
let identity: EmbeddedIdentity;
let mails: Mail[] = [];
let aheadMs = 0;

beforeAll(async () => {
  store = await openTestStore();
  await seedAccounts(store);
  const outbox = { send: (mail: Mail) => void mails.push(mail) };
  identity = new EmbeddedIdentity(store, new Sessions(store), outbox, () => new Date(Date.now() + aheadMs));
});
afterAll(() => store.close());
beforeEach(() => {
  mails = [];
  aheadMs = 0;
});

describe('a token of the identity provider', () => {
  it('refuses one without signature, of another key, algorithm, audience, issuer or time', async () => {
    const { privateKey, kid } = await openKeys(store);
    const now = Math.floor(Date.now() / 1000);
    const sign = (
      key: Parameters<SignJWT['sign']>[0],
      {
        alg = 'RS256',
        iss = ISSUER,
        aud = EMBEDDED_PROJECT,
        exp = now + 60,
        ...header
      }: Partial<JWTHeaderParameters & { iss: string; aud: string; exp: number }> = {}
    ) =>
      new SignJWT({ auth_time_ms: Date.now() + DAY_MS })
        .setProtectedHeader({ alg, kid, ...header })
        .setSubject('demo-admin')
        .setIssuer(iss)
        .setAudience(aud)
        .setExpirationTime(exp)
        .sign(key);
    expect(await identity.verifyIdToken(await sign(privateKey))).toMatchObject({ uid: 'demo-admin' });

    const other = await generateKeyPair('RS256', { extractable: true });
    const publicKey = new TextEncoder().encode(
      await exportSPKI((await openKeys(store)).publicKey as CryptoKey)
    );
    const [, payload] = (await sign(privateKey)).split('.');
    const toPart = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const refused = {
      unsigned: `${toPart({ alg: 'none' })}.${payload}.`,
      otherKey: await sign(other.privateKey),
      publicKeyAsSecret: await sign(publicKey, { alg: 'HS256' }),
      ownAddressOfKeys: await sign(other.privateKey, { jku: 'https://evil.example/keys' }),
      otherIssuer: await sign(privateKey, { iss: 'https://evil.example' }),
      otherAudience: await sign(privateKey, { aud: 'another-project' }),
      past: await sign(privateKey, { exp: now - 60 })
    };
    for (const [kind, token] of Object.entries(refused))
      await expect(identity.verifyIdToken(token).then(() => kind)).rejects.toThrow(
        kind === 'past' ? 'TOKEN_EXPIRED' : 'INVALID_ID_TOKEN'
      );
  });
});

describe('the key of tokens', () => {
  it('has 3,072 bits', async () => {
    const { publicJwk } = await openKeys(store);
    expect(Buffer.from(publicJwk.n!, 'base64url')).toHaveLength(3_072 / 8);
  });
});

describe('secrets', () => {
  it('have 256 random bits', () => {
    const made = Array.from({ length: 1_000 }, () => createToken());
    expect(new Set(made).size).toBe(1_000);
    for (const token of made) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  });

  it('are new for every session', async () => {
    const sessions = new Sessions(store);
    const opened = [await sessions.open('demo-staff'), await sessions.open('demo-staff')];
    expect(opened[0]!.token).not.toBe(opened[1]!.token);
  });

  it('are stored as hashes only', async () => {
    const { token } = await new Sessions(store).open('demo-staff');
    const { refreshToken } = await identity.signIn('staff@site.example', DEMO_PASSWORD, '203.0.113.7');
    await identity.sendReset('staff@site.example', 'https://site.example/forgot');
    const code = /oobCode=(\S+)/.exec(mails[0]!.text)![1]!;
    const rows = await store.query<{ stored: string }>(
      'SELECT token_hash AS stored FROM session UNION SELECT token_hash FROM refresh_token UNION SELECT code_hash FROM reset_code'
    );
    expect(rows.length).toBeGreaterThanOrEqual(3);
    for (const { stored } of rows) {
      expect(stored).toMatch(/^[0-9a-f]{64}$/);
      expect([token, refreshToken, code]).not.toContain(stored);
    }
  });
});

describe('refresh tokens', () => {
  it('expire sixty days after signing in', async () => {
    const { refreshToken } = await identity.signIn('staff@site.example', DEMO_PASSWORD, '203.0.113.7');
    aheadMs = 59 * DAY_MS;
    expect(await identity.refreshTokens(refreshToken)).toMatchObject({ uid: 'demo-staff' });
    aheadMs = 61 * DAY_MS;
    await expect(identity.refreshTokens(refreshToken)).rejects.toThrow('TOKEN_EXPIRED');
  });
});

describe('a change of the password', () => {
  it('needs a sign-in of the last five minutes, also with a refreshed token', async () => {
    const { refreshToken } = await identity.signIn('staff@site.example', DEMO_PASSWORD, '203.0.113.7');
    aheadMs = 6 * 60_000;
    const { idToken } = await identity.refreshTokens(refreshToken);
    await expect(identity.changePassword(idToken, 'Another-1')).rejects.toThrow(
      'CREDENTIAL_TOO_OLD_LOGIN_AGAIN'
    );
    expect((await identity.verifyIdToken(idToken)).uid).toBe('demo-staff');
    const again = await identity.signIn('staff@site.example', DEMO_PASSWORD, '203.0.113.7');
    expect((await identity.changePassword(again.idToken, 'Another-1')).account.uid).toBe('demo-staff');
  });
});

describe('codes of a reset link', () => {
  it('end with the next request for a link', async () => {
    for (let request = 0; request < 2; request++)
      await identity.sendReset('staff@site.example', 'https://site.example/forgot');
    const [first, second] = mails.map(({ text }) => /oobCode=(\S+)/.exec(text)![1]!);
    await expect(identity.checkResetCode(first!)).rejects.toThrow('INVALID_OOB_CODE');
    expect(await identity.checkResetCode(second!)).toMatchObject({ uid: 'demo-staff' });
  });
});
