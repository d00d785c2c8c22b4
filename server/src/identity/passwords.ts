import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** Cost of a hash: about 16 MiB and 50 ms. Stored in each hash, so that it can be raised later. */
const COST = { N: 16_384, r: 8, p: 1 };
const KEY_BYTES = 32;

/** Minimum length of a password (Firebase's rule). */
export const MIN_PASSWORD_LENGTH = 6;

function deriveKey(password: string, salt: Buffer, cost: typeof COST): Promise<Buffer> {
  return new Promise((resolve, reject) =>
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, cost, (error, key) =>
      error ? reject(error) : resolve(key)
    )
  );
}

/** Returns a salted scrypt hash: 'scrypt$N$r$p$salt$key'. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await deriveKey(password, salt, COST);
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Returns whether a password matches a hash; false for an account without a password here. */
export async function isPasswordCorrect(password: string, hash: string): Promise<boolean> {
  const [kind, N, r, p, salt, key] = hash.split('$');
  if (kind !== 'scrypt' || !salt || !key) return false;
  const expected = Buffer.from(key, 'base64url');
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const actual = await deriveKey(password, Buffer.from(salt, 'base64url'), cost);
  return expected.length === actual.length && timingSafeEqual(actual, expected);
}

let dummyHash: Promise<string> | null = null;

/** Returns the hash of a random password, to compare with when there is no account. */
export const getDummyHash = (): Promise<string> =>
  (dummyHash ??= hashPassword(randomBytes(32).toString('hex')));
