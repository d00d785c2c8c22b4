import { SESSION_SECONDS } from '@site/domain';
import type { AccountRole } from '../common/roles';
import type { Store } from '../store/store';
import { writeHasSecondFactorSql } from './second-factors';
import { hashToken, createToken } from './tokens';

/** Account that a session belongs to. */
export interface SessionOwner {
  readonly uid: string;
  readonly email: string;
  readonly role: AccountRole;
  /** Time until the session ends, s, by the clock of this server. */
  readonly secondsLeft: number;
  /** Identifier of the session, which is not its token. */
  readonly sessionId: string;
  /** Whether the account would be an administrator's if it had a second factor. */
  readonly lacksSecondFactor: boolean;
}

type FoundOwner = Omit<SessionOwner, 'lacksSecondFactor'> & { readonly hasSecondFactor: boolean };

/** An open session, as its owner sees it. */
export interface OpenSession {
  readonly id: string;
  readonly device: string | null;
  readonly signedInAt: Date;
  readonly endsAt: Date;
}

/**
 * Returns the role of an account: investor when its address is on the list of investors, otherwise that of its
 * row.
 */
export const resolveRole = (
  { email, role }: Pick<SessionOwner, 'email' | 'role'>,
  investorEmails: readonly string[]
): AccountRole => (investorEmails.includes(email) ? 'investor' : role);

/**
 * Opens, reads and ends the sessions of the product API. Session and account are read from the database for
 * each request, so that sign-out, revocation, a change of role and a disabled account apply from the next
 * request on, in every process.
 */
export class Sessions {
  /**
   * @param investorEmails addresses of accounts that are investors regardless of their row; in lower case.
   * @param requiresAdminSecondFactor whether administrators without a second factor have the rights of staff.
   */
  constructor(
    private readonly store: Store,
    private readonly investorEmails: readonly string[] = [],
    private readonly requiresAdminSecondFactor = false
  ) {}

  /** Returns the role of an account, which is less than an administrator's while a required second factor is absent. */
  limitRole({ role, hasSecondFactor }: { role: AccountRole; hasSecondFactor: boolean }): AccountRole {
    return role === 'admin' && this.requiresAdminSecondFactor && !hasSecondFactor ? 'staff' : role;
  }

  /**
   * Opens a session and returns its token once; the database stores only the hash.
   * @param device browser and system of the sign-in; null when they are not known.
   */
  async open(
    uid: string,
    device: string | null = null,
    now = new Date()
  ): Promise<{ token: string; expiresAt: Date }> {
    const token = createToken();
    const expiresAt = new Date(now.getTime() + SESSION_SECONDS * 1000);
    await this.store.query('DELETE FROM session WHERE uid = $1 AND expires_at < $2', [uid, now]);
    await this.store.query(
      'INSERT INTO session (token_hash, uid, issued_at, expires_at, device) VALUES ($1, $2, $3, $4, $5)',
      [hashToken(token), uid, now, expiresAt, device]
    );
    await this.store.query('UPDATE account SET last_sign_in_at = $2 WHERE uid = $1', [uid, now]);
    return { token, expiresAt };
  }

  /**
   * Returns the account of a token; null when the token is unknown, expired or revoked, or the account is
   * disabled.
   */
  async findOwner(token: string, now = new Date()): Promise<SessionOwner | null> {
    const [found] = await this.store.query<FoundOwner>(
      `SELECT a.uid, a.email, a.role, floor(extract(epoch FROM s.expires_at - $2::timestamptz))::int AS "secondsLeft",
              s.id AS "sessionId", ${writeHasSecondFactorSql('a')} AS "hasSecondFactor"
         FROM session s JOIN account a USING (uid)
        WHERE s.token_hash = $1 AND s.revoked_at IS NULL AND s.expires_at > $2 AND NOT a.disabled`,
      [hashToken(token), now]
    );
    if (found === undefined) return null;
    const { hasSecondFactor, ...owner } = found;
    const fullRole = resolveRole(owner, this.investorEmails);
    const role = this.limitRole({ role: fullRole, hasSecondFactor });
    return { ...owner, role, lacksSecondFactor: role !== fullRole };
  }

  /** Lists the open sessions of an account, the newest first. */
  async list(uid: string, now = new Date()): Promise<OpenSession[]> {
    return this.store.query<OpenSession>(
      `SELECT id, device, issued_at AS "signedInAt", expires_at AS "endsAt" FROM session
        WHERE uid = $1 AND revoked_at IS NULL AND expires_at > $2 ORDER BY issued_at DESC, id`,
      [uid, now]
    );
  }

  /** Ends an open session of an account. Returns whether the account had it. */
  async end(uid: string, id: string): Promise<boolean> {
    const ended = await this.store.query(
      `UPDATE session SET revoked_at = now()
        WHERE uid = $1 AND id = $2 AND revoked_at IS NULL AND expires_at > now() RETURNING id`,
      [uid, id]
    );
    return ended.length > 0;
  }

  /** Ends every open session of an account but one; returns their number. */
  async endOthers(uid: string, keptId: string): Promise<number> {
    const ended = await this.store.query(
      `UPDATE session SET revoked_at = now()
        WHERE uid = $1 AND id <> $2 AND revoked_at IS NULL AND expires_at > now() RETURNING id`,
      [uid, keptId]
    );
    return ended.length;
  }

  /** Ends one session; an unknown token is no error. */
  async revoke(token: string): Promise<void> {
    await this.store.query(
      'UPDATE session SET revoked_at = now() WHERE token_hash = $1 AND revoked_at IS NULL',
      [hashToken(token)]
    );
  }

  /** Ends every session of an account. */
  async revokeAll(uid: string): Promise<void> {
    await this.store.query('UPDATE session SET revoked_at = now() WHERE uid = $1 AND revoked_at IS NULL', [
      uid
    ]);
  }
}
