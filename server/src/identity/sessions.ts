import { SESSION_SECONDS } from '@site/domain';
import type { Store } from '../store/store';
import { hashToken, randomToken } from './tokens';

export type AccountRole = 'investor' | 'staff' | 'admin';

/** Who a session belongs to. */
export interface SessionOwner {
  readonly uid: string;
  readonly email: string;
  readonly role: AccountRole;
}

interface CachedOwner {
  readonly owner: SessionOwner;
  readonly expiresAt: number;
}

/** Opens, reads and ends the sessions of the product API. */
export class Sessions {
  /**
   * Owners by token hash. Only with the embedded database, which belongs to this process alone: every change of a
   * session or account goes through this server, which then forgets what it remembered.
   */
  private readonly cache: Map<string, CachedOwner> | null;

  constructor(private readonly store: Store) {
    this.cache = store.kind === 'pglite' ? new Map() : null;
  }

  /** Opens a session; the token is given out once, the database keeps its hash. */
  async open(uid: string, now = new Date()): Promise<{ token: string; expiresAt: Date }> {
    const token = randomToken();
    const expiresAt = new Date(now.getTime() + SESSION_SECONDS * 1000);
    await this.store.query('DELETE FROM session WHERE uid = $1 AND expires_at < $2', [uid, now]);
    await this.store.query(
      'INSERT INTO session (token_hash, uid, issued_at, expires_at) VALUES ($1, $2, $3, $4)',
      [hashToken(token), uid, now, expiresAt]
    );
    return { token, expiresAt };
  }

  /** Who a token belongs to; null when it is unknown, expired or revoked, or its account has been disabled. */
  async ownerOf(token: string, now = new Date()): Promise<SessionOwner | null> {
    const hash = hashToken(token);
    const cached = this.cache?.get(hash);
    if (cached && cached.expiresAt > now.getTime()) return cached.owner;
    const [row] = await this.store.query<SessionOwner & { expires_at: Date }>(
      `SELECT a.uid, a.email, a.role, s.expires_at
         FROM session s JOIN account a USING (uid)
        WHERE s.token_hash = $1 AND s.revoked_at IS NULL AND s.expires_at > $2 AND NOT a.disabled`,
      [hash, now]
    );
    if (!row) return null;
    const { expires_at: expiresAt, ...owner } = row;
    this.cache?.set(hash, { owner, expiresAt: expiresAt.getTime() });
    return owner;
  }

  /** Ends one session; an unknown one is no error. */
  async revoke(token: string): Promise<void> {
    await this.store.query(
      'UPDATE session SET revoked_at = now() WHERE token_hash = $1 AND revoked_at IS NULL',
      [hashToken(token)]
    );
    this.cache?.clear();
  }

  /** Ends every session of an account. */
  async revokeAll(uid: string): Promise<void> {
    await this.store.query('UPDATE session SET revoked_at = now() WHERE uid = $1 AND revoked_at IS NULL', [
      uid
    ]);
    this.cache?.clear();
  }
}
