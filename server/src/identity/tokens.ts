import { createHash, randomBytes } from 'node:crypto';

/** Returns a secret of 256 random bits, safe in a URL and in a cookie. */
export const createToken = (): string => randomBytes(32).toString('base64url');

/**
 * Returns the hash of a secret. The database stores only the hash, so that readers of the table cannot use the
 * secret.
 */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
