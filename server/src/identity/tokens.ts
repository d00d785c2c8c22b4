import { createHash, randomBytes } from 'node:crypto';

/** A secret nobody can guess: 256 random bits, safe in a URL and in a cookie. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of a secret: whoever reads the table cannot use it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
