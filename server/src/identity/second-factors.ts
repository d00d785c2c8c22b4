import { randomInt } from 'node:crypto';
import { ApiError, IdentityError } from '../common/response-errors';
import type { Query, Store } from '../store/store';
import { SignInLimit } from './sign-in-limit';
import { hashToken } from './tokens';
import { findStep, generateTotpKey } from './totp';

const RECOVERY_CODES = 10;
/** Letters and digits that cannot be confused when read aloud. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
/** Six groups of four, about 118 bits: enough for a plain hash (OWASP ASVS 6.5.2). */
const RECOVERY_GROUPS = 6;

interface StoredFactor {
  readonly secret: string;
  readonly isOn: boolean;
  readonly recoveryCodesLeft: number;
}

const generateRecoveryCode = (): string =>
  Array.from({ length: RECOVERY_GROUPS }, () =>
    Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  ).join('-');

/** Removes blanks, hyphens and capitals, with which codes are read and typed. */
const normalizeCode = (code: string): string => code.replace(/[\s-]/g, '').toLowerCase();

const hashRecoveryCode = (code: string): string => hashToken(normalizeCode(code));

/** SQL of whether an account, by its alias, signs in with a second factor. */
export const writeHasSecondFactorSql = (account: string): string =>
  `EXISTS (SELECT 1 FROM second_factor f WHERE f.uid = ${account}.uid AND f.confirmed_at IS NOT NULL)`;

/** Returns whether an account signs in with a second factor. */
export async function hasSecondFactor({ query }: Pick<Store, 'query'>, uid: string): Promise<boolean> {
  const [account] = await query<{ has: boolean }>(
    `SELECT ${writeHasSecondFactorSql('a')} AS has FROM account a WHERE a.uid = $1`,
    [uid]
  );
  return account?.has ?? false;
}

/** Removes the second factor of an account. Returns whether it had one. */
export async function removeSecondFactor(query: Query, uid: string): Promise<boolean> {
  const removed = await query<{ wasOn: boolean }>(
    'DELETE FROM second_factor WHERE uid = $1 RETURNING confirmed_at IS NOT NULL AS "wasOn"',
    [uid]
  );
  return removed.some(({ wasOn }) => wasOn);
}

/**
 * Second factors of the accounts of the embedded identity: codes of an authenticator app, each once, and recovery codes
 * for a lost phone.
 */
export class SecondFactors {
  private readonly limit: SignInLimit;

  constructor(
    private readonly store: Store,
    private readonly clock: () => Date = () => new Date()
  ) {
    this.limit = new SignInLimit(store, clock);
  }

  /** Returns whether an account has a second factor, and how many recovery codes are left. */
  async describe(uid: string): Promise<{ isOn: boolean; recoveryCodesLeft: number }> {
    const { isOn = false, recoveryCodesLeft = 0 } = (await this.find(uid)) ?? {};
    return { isOn, recoveryCodesLeft };
  }

  /**
   * Makes a key, which replaces one that was never confirmed.
   * @throws ApiError 409 'second_factor_on'.
   */
  async start(uid: string): Promise<Buffer> {
    const key = generateTotpKey();
    const started = await this.store.query(
      `INSERT INTO second_factor (uid, secret) VALUES ($1, $2)
       ON CONFLICT (uid) DO UPDATE SET secret = excluded.secret, last_step = 0
         WHERE second_factor.confirmed_at IS NULL RETURNING uid`,
      [uid, key.toString('hex')]
    );
    if (started.length === 0)
      throw new ApiError(409, 'second_factor_on', 'This account has a second factor already.');
    return key;
  }

  /**
   * Turns the second factor on with a first code of the app, and returns the recovery codes, which cannot be read again.
   * @throws ApiError 409 'second_factor_not_started'; IdentityError SECOND_FACTOR_REFUSED.
   */
  async confirm(uid: string, code: string, from: string): Promise<readonly string[]> {
    const factor = await this.find(uid);
    if (factor === null || factor.isOn)
      throw new ApiError(409, 'second_factor_not_started', 'Begin with the QR code again.');
    await this.limit.runAttempt(toLimitKey(uid), from, () => this.useAppCode(uid, factor, code));
    const codes = Array.from({ length: RECOVERY_CODES }, generateRecoveryCode);
    await this.store.query(
      'UPDATE second_factor SET confirmed_at = $2, recovery_hashes = $3 WHERE uid = $1',
      [uid, this.clock(), codes.map(hashRecoveryCode)]
    );
    return codes;
  }

  /**
   * Checks and uses up the code of an account that has a second factor. Returns whether it has one.
   * @throws IdentityError SECOND_FACTOR_REQUIRED without a code, SECOND_FACTOR_REFUSED for a wrong, used or old one,
   *   TOO_MANY_ATTEMPTS_TRY_LATER.
   */
  async check(uid: string, code: string | undefined, from: string): Promise<boolean> {
    const factor = await this.find(uid);
    if (!factor?.isOn) return false;
    if (code === undefined || normalizeCode(code) === '') throw new IdentityError('SECOND_FACTOR_REQUIRED');
    await this.limit.runAttempt(toLimitKey(uid), from, () =>
      /^\d{6}$/.test(normalizeCode(code))
        ? this.useAppCode(uid, factor, code)
        : this.useRecoveryCode(uid, code)
    );
    return true;
  }

  private async find(uid: string): Promise<StoredFactor | null> {
    const [factor] = await this.store.query<StoredFactor>(
      `SELECT secret, confirmed_at IS NOT NULL AS "isOn", cardinality(recovery_hashes) AS "recoveryCodesLeft"
         FROM second_factor WHERE uid = $1`,
      [uid]
    );
    return factor ?? null;
  }

  private async useAppCode(uid: string, { secret }: StoredFactor, code: string): Promise<void> {
    const step = findStep(Buffer.from(secret, 'hex'), normalizeCode(code), this.clock());
    if (step === null) throw new IdentityError('SECOND_FACTOR_REFUSED');
    // One statement, so that of two concurrent uses of a code one is refused.
    const used = await this.store.query(
      'UPDATE second_factor SET last_step = $3 WHERE uid = $1 AND secret = $2 AND last_step < $3 RETURNING uid',
      [uid, secret, step]
    );
    if (used.length === 0) throw new IdentityError('SECOND_FACTOR_REFUSED');
  }

  private async useRecoveryCode(uid: string, code: string): Promise<void> {
    const used = await this.store.query(
      `UPDATE second_factor SET recovery_hashes = array_remove(recovery_hashes, $2::text)
        WHERE uid = $1 AND $2::text = ANY (recovery_hashes) RETURNING uid`,
      [uid, hashRecoveryCode(code)]
    );
    if (used.length === 0) throw new IdentityError('SECOND_FACTOR_REFUSED');
  }
}

/** Name under which wrong codes are counted; apart from wrong passwords, whose count each right password resets. */
const toLimitKey = (uid: string): string => `code ${uid}`;
