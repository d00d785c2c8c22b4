import { exportJWK, generateKeyPair, importJWK } from 'jose';
import type { CryptoKey, JWK } from 'jose';
import type { Store } from '../store/store';
import { createToken } from './tokens';

/** Algorithm that signs identity tokens, and the only one they are accepted with. */
export const SIGNING_ALGORITHM = 'RS256';
/** Length of the key in bits; 3,072 are as strong as 128 bits of a symmetric key. */
const KEY_BITS = 3_072;

/** Key pair that signs identity tokens. */
export interface SigningKeys {
  readonly kid: string;
  readonly privateKey: CryptoKey | Uint8Array;
  readonly publicKey: CryptoKey | Uint8Array;
  /** Public part, which may be published. */
  readonly publicJwk: JWK;
}

interface StoredKeys {
  readonly kid: string;
  readonly privateJwk: JWK;
  readonly publicJwk: JWK;
}

async function makeKeys(): Promise<StoredKeys> {
  const { privateKey, publicKey } = await generateKeyPair(SIGNING_ALGORITHM, {
    modulusLength: KEY_BITS,
    extractable: true
  });
  const kid = createToken().slice(0, 16);
  const publicJwk = { ...(await exportJWK(publicKey)), kid, alg: SIGNING_ALGORITHM, use: 'sig' };
  return { kid, privateJwk: await exportJWK(privateKey), publicJwk };
}

async function readStoredKeys(store: Store): Promise<StoredKeys | undefined> {
  const rows = await store.query<{ value: StoredKeys }>(
    `SELECT value FROM setting WHERE key = 'identity_keys'`
  );
  return rows[0]?.value;
}

/** Returns the store's signing keys, created at the first call; processes on one database share them. */
export async function openKeys(store: Store): Promise<SigningKeys> {
  if (!(await readStoredKeys(store)))
    await store.query(`INSERT INTO setting VALUES ('identity_keys', $1::jsonb) ON CONFLICT DO NOTHING`, [
      JSON.stringify(await makeKeys())
    ]);
  const stored = await readStoredKeys(store);
  if (!stored) throw new Error('The signing keys could not be stored.');
  return {
    kid: stored.kid,
    publicJwk: stored.publicJwk,
    privateKey: await importJWK(stored.privateJwk, SIGNING_ALGORITHM),
    publicKey: await importJWK(stored.publicJwk, SIGNING_ALGORITHM)
  };
}
