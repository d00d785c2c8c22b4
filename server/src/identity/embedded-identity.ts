import { SignJWT, jwtVerify } from 'jose';
import type { JWK } from 'jose';
import { IdentityError } from '../common/response-errors';
import type { Store } from '../store/store';
import { findAccountByEmail, findAccountByUid } from './accounts';
import type { Account } from './accounts';
import { isCommonPassword } from './common-passwords';
import { SIGNING_ALGORITHM, openKeys } from './keys';
import type { SigningKeys } from './keys';
import type { Outbox } from './outbox';
import { MIN_PASSWORD_LENGTH, hashPassword, getDummyHash, isPasswordCorrect } from './passwords';
import { hasSecondFactor } from './second-factors';
import type { Sessions } from './sessions';
import { SignInLimit } from './sign-in-limit';
import { hashToken, createToken } from './tokens';

/** Lifetime of an identity token and of a reset link, s. */
export const TOKEN_SECONDS = 3_600;
/** Time after signing in during which a password can be changed, ms (Firebase's rule). */
const RECENT_SIGN_IN_MS = 5 * 60_000;
/** Project that the embedded identity signs tokens for; the SDK requires a name. */
export const EMBEDDED_PROJECT = 'site-embedded';
const ISSUER = `https://securetoken.google.com/${EMBEDDED_PROJECT}`;

/** Refresh tokens older than this expire, days. */
const REFRESH_DAYS = 60;
const DAY_MS = 24 * 60 * 60_000;

export interface TokenPair {
  readonly idToken: string;
  readonly refreshToken: string;
}

const normalizeEmail = (value: string): string => {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value.trim())) throw new IdentityError('INVALID_EMAIL');
  return value.trim().toLowerCase();
};

/**
 * Identity provider inside this server: the part of Google's Identity Toolkit that `firebase/auth` needs for
 * e-mail and password. Errors are IdentityErrors with Firebase's codes.
 */
export class EmbeddedIdentity {
  private keys: Promise<SigningKeys> | null = null;
  private readonly limit: SignInLimit;

  constructor(
    private readonly store: Store,
    private readonly sessions: Sessions,
    private readonly outbox: Outbox,
    private readonly clock: () => Date = () => new Date()
  ) {
    this.limit = new SignInLimit(store, clock);
  }

  /** Checks e-mail and password. `from` is the caller's address; too many failures are refused for a while. */
  async checkPassword(address: string, password: string, from: string): Promise<Account> {
    const wanted = normalizeEmail(address);
    if (password === '') throw new IdentityError('MISSING_PASSWORD');
    return this.limit.runAttempt(wanted, from, async () => {
      const account = await findAccountByEmail(this.store, wanted);
      if (!account) {
        // Takes as long as a wrong password, so that the response time does not reveal which accounts exist.
        await isPasswordCorrect(password, await getDummyHash());
        throw new IdentityError('EMAIL_NOT_FOUND');
      }
      if (!(await isPasswordCorrect(password, account.passwordHash)))
        throw new IdentityError('INVALID_PASSWORD');
      if (account.disabled) throw new IdentityError('USER_DISABLED');
      return account;
    });
  }

  async signIn(address: string, password: string, from: string): Promise<TokenPair & { account: Account }> {
    const account = await this.checkPassword(address, password, from);
    return { account, ...(await this.issueTokens(account)) };
  }

  /** Issues a new identity token for a refresh token. */
  async refreshTokens(refreshToken: string): Promise<TokenPair & { uid: string }> {
    const [row] = await this.store.query<{ uid: string; issued_at: Date }>(
      'SELECT uid, issued_at FROM refresh_token WHERE token_hash = $1',
      [hashToken(refreshToken)]
    );
    if (!row) throw new IdentityError('INVALID_REFRESH_TOKEN');
    const account = await findAccountByUid(this.store, row.uid);
    if (!account) throw new IdentityError('USER_NOT_FOUND');
    if (account.disabled) throw new IdentityError('USER_DISABLED');
    const oldest = this.clock().getTime() - REFRESH_DAYS * DAY_MS;
    if (row.issued_at < account.tokensValidAfter || row.issued_at.getTime() < oldest)
      throw new IdentityError('TOKEN_EXPIRED');
    return { uid: account.uid, idToken: await this.signIdToken(account, row.issued_at), refreshToken };
  }

  /**
   * Returns the account of an identity token.
   * @throws IdentityError when this server did not sign it, or it has expired or been revoked.
   */
  async verifyIdToken(idToken: string): Promise<Account> {
    return (await this.readIdToken(idToken)).account;
  }

  private async readIdToken(idToken: string): Promise<{ account: Account; signedInAt: number }> {
    const { publicKey } = await this.getSigningKeys();
    const payload = await jwtVerify(idToken, publicKey, {
      issuer: ISSUER,
      audience: EMBEDDED_PROJECT,
      algorithms: [SIGNING_ALGORITHM],
      currentDate: this.clock()
    }).then(
      (result) => result.payload,
      (error: { code?: string }) => {
        throw new IdentityError(error.code === 'ERR_JWT_EXPIRED' ? 'TOKEN_EXPIRED' : 'INVALID_ID_TOKEN');
      }
    );
    const account = await findAccountByUid(this.store, String(payload.sub));
    if (!account) throw new IdentityError('USER_NOT_FOUND');
    if (account.disabled) throw new IdentityError('USER_DISABLED');
    // The claim has milliseconds: the standard one counts seconds, and would accept a token issued in the
    // second of its revocation.
    const signedInAt = Number(payload.auth_time_ms);
    if (signedInAt < account.tokensValidAfter.getTime()) throw new IdentityError('TOKEN_EXPIRED');
    return { account, signedInAt };
  }

  /**
   * Sets a new password, ends every earlier session and token, and issues new ones to the caller.
   * @throws IdentityError CREDENTIAL_TOO_OLD_LOGIN_AGAIN a few minutes after signing in: a lost device, whose tokens
   *   are refreshed for weeks, must not change the password. OPERATION_NOT_ALLOWED for an account with a second factor,
   *   since this token was given for the password only; a reset link sets its password.
   */
  async changePassword(idToken: string, password: string): Promise<TokenPair & { account: Account }> {
    const { account: owner, signedInAt } = await this.readIdToken(idToken);
    if (this.clock().getTime() - signedInAt > RECENT_SIGN_IN_MS)
      throw new IdentityError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
    if (await hasSecondFactor(this.store, owner.uid)) throw new IdentityError('OPERATION_NOT_ALLOWED');
    const account = await this.setPassword(owner.uid, password);
    return { account, ...(await this.issueTokens(account)) };
  }

  /** Sends a reset link to an account's address. `pageUrl` is the page that accepts the new password. */
  async sendReset(address: string, pageUrl: string): Promise<string> {
    const account = await findAccountByEmail(this.store, normalizeEmail(address));
    if (!account) throw new IdentityError('EMAIL_NOT_FOUND');
    const code = createToken();
    const expires = new Date(this.clock().getTime() + TOKEN_SECONDS * 1000);
    await this.store.query('DELETE FROM reset_code WHERE uid = $1 AND used_at IS NULL', [account.uid]);
    await this.store.query('INSERT INTO reset_code (code_hash, uid, expires_at) VALUES ($1, $2, $3)', [
      hashToken(code),
      account.uid,
      expires
    ]);
    this.outbox.send({
      to: account.email,
      subject: 'Reset your SITE password',
      text: `Open this link within one hour to choose a new password:\r\n\r\n${pageUrl}?mode=resetPassword&oobCode=${code}\r\n\r\nIf you did not request it, ignore this message.`
    });
    return account.email;
  }

  /** Returns the account of a reset code without using the code up. */
  async checkResetCode(code: string): Promise<Account> {
    const [row] = await this.store.query<{ uid: string; expires_at: Date; used_at: Date | null }>(
      'SELECT uid, expires_at, used_at FROM reset_code WHERE code_hash = $1',
      [hashToken(code)]
    );
    const account = row && (await findAccountByUid(this.store, row.uid));
    if (!row || row.used_at || !account) throw new IdentityError('INVALID_OOB_CODE');
    if (row.expires_at <= this.clock()) throw new IdentityError('EXPIRED_OOB_CODE');
    if (account.disabled) throw new IdentityError('USER_DISABLED');
    return account;
  }

  /** Sets a new password with a reset code, which works once. */
  async confirmReset(code: string, password: string): Promise<Account> {
    const { uid } = await this.checkResetCode(code);
    await requireStrongPassword(password);
    const used = await this.store.query(
      'UPDATE reset_code SET used_at = $2 WHERE code_hash = $1 AND used_at IS NULL RETURNING uid',
      [hashToken(code), this.clock()]
    );
    if (used.length === 0) throw new IdentityError('INVALID_OOB_CODE');
    return this.setPassword(uid, password);
  }

  /** Ends every session and token of an account at once. */
  async revokeUser(uid: string): Promise<void> {
    await this.store.query('UPDATE account SET tokens_valid_after = $2 WHERE uid = $1', [uid, this.clock()]);
    await this.sessions.revokeAll(uid);
  }

  /** Returns the public keys that verify this server's tokens. */
  async listPublicKeys(): Promise<{ keys: JWK[] }> {
    return { keys: [(await this.getSigningKeys()).publicJwk] };
  }

  private getSigningKeys(): Promise<SigningKeys> {
    return (this.keys ??= openKeys(this.store).catch((error: unknown) => {
      this.keys = null;
      throw error;
    }));
  }

  private async setPassword(uid: string, password: string): Promise<Account> {
    await requireStrongPassword(password);
    await this.store.query('UPDATE account SET password_hash = $2 WHERE uid = $1', [
      uid,
      await hashPassword(password)
    ]);
    await this.revokeUser(uid);
    const account = await findAccountByUid(this.store, uid);
    if (!account) throw new IdentityError('USER_NOT_FOUND');
    return account;
  }

  private async issueTokens(account: Account): Promise<TokenPair> {
    const now = this.clock();
    const refreshToken = createToken();
    await this.store.query(
      'DELETE FROM refresh_token WHERE uid = $1 AND issued_at < $2::timestamptz - make_interval(days => $3)',
      [account.uid, now, REFRESH_DAYS]
    );
    await this.store.query('INSERT INTO refresh_token (token_hash, uid, issued_at) VALUES ($1, $2, $3)', [
      hashToken(refreshToken),
      account.uid,
      now
    ]);
    return { idToken: await this.signIdToken(account, now), refreshToken };
  }

  private async signIdToken({ uid, email: address }: Account, signedInAt: Date): Promise<string> {
    const { privateKey, kid } = await this.getSigningKeys();
    const now = Math.floor(this.clock().getTime() / 1000);
    return new SignJWT({
      auth_time: Math.floor(signedInAt.getTime() / 1000),
      auth_time_ms: signedInAt.getTime(),
      user_id: uid,
      email: address,
      email_verified: true,
      firebase: { identities: { email: [address] }, sign_in_provider: 'password' }
    })
      .setProtectedHeader({ alg: SIGNING_ALGORITHM, kid, typ: 'JWT' })
      .setSubject(uid)
      .setIssuer(ISSUER)
      .setAudience(EMBEDDED_PROJECT)
      .setIssuedAt(now)
      .setExpirationTime(now + TOKEN_SECONDS)
      .sign(privateKey);
  }
}

/**
 * Checks a new password.
 * @throws IdentityError WEAK_PASSWORD for a short one, PASSWORD_DOES_NOT_MEET_REQUIREMENTS for a common one.
 */
export async function requireStrongPassword(password: string): Promise<void> {
  if (password.length < MIN_PASSWORD_LENGTH)
    throw new IdentityError(`WEAK_PASSWORD : Password should be at least ${MIN_PASSWORD_LENGTH} characters`);
  if (await isCommonPassword(password))
    throw new IdentityError('PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Password is too common');
}
