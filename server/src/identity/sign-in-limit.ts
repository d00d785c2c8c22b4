import { isIPv6 } from 'node:net';
import { IdentityError } from '../ground/errors';
import type { Store } from '../store/store';
import { hashToken } from './tokens';

/** Milliseconds that attempts count for. */
const WINDOW_MS = 5 * 60_000;
/** Failed attempts in that time for one account, from wherever they come; and from one network, for whatever account. */
export const MAX_PER_ACCOUNT = 10;
export const MAX_PER_NETWORK = 60;

/** Counts an attempt, in a new window when the last one is over. One statement, so that no two attempts count as one. */
const COUNT_SQL = `
  INSERT INTO sign_in_attempt AS attempt (key, since, attempts) VALUES ($1, $2::timestamptz, 1)
  ON CONFLICT (key) DO UPDATE SET
    attempts = CASE WHEN attempt.since <= $3::timestamptz THEN 1 ELSE attempt.attempts + 1 END,
    since = CASE WHEN attempt.since <= $3::timestamptz THEN $2::timestamptz ELSE attempt.since END
  RETURNING attempts`;

/** The network an address belongs to: an IPv6 subscriber has a whole /64 to call from. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1]!;
  if (!isIPv6(address)) return address;
  const [head, tail] = address.split('%')[0]!.split('::');
  const groups = head ? head.split(':') : [];
  const rest = tail ? tail.split(':').length : 0;
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - rest);
  const whole = [...groups, ...new Array<string>(zeros).fill('0'), ...(tail ? tail.split(':') : [])];
  return `${whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/**
 * Slows down guessing of passwords. The counts lie in the database, so that several processes share them and a restart
 * does not forget them.
 */
export class SignInLimit {
  constructor(
    private readonly store: Store,
    private readonly clock: () => Date = () => new Date()
  ) {}

  /**
   * Runs one attempt to sign in. It is counted before the password is looked at, so that many at once do not slip
   * through; one that succeeds, or that could not be tried at all, is taken back.
   * @throws IdentityError TOO_MANY_ATTEMPTS_TRY_LATER when there were too many; whatever `attempt` throws.
   */
  async guard<T>(email: string, from: string, attempt: () => Promise<T>): Promise<T> {
    const account = hashToken(`account ${email.trim().toLowerCase()}`);
    const network = hashToken(`network ${networkOf(from)}`);
    const byAccount = await this.count(account);
    const byNetwork = await this.count(network);
    if (byAccount > MAX_PER_ACCOUNT || byNetwork > MAX_PER_NETWORK)
      throw new IdentityError('TOO_MANY_ATTEMPTS_TRY_LATER');
    try {
      const result = await attempt();
      await this.store.query('DELETE FROM sign_in_attempt WHERE key = $1', [account]);
      await this.takeBack([network]);
      return result;
    } catch (error) {
      if (!(error instanceof IdentityError)) await this.takeBack([account, network]);
      throw error;
    }
  }

  private async count(key: string): Promise<number> {
    const now = this.clock();
    const before = new Date(now.getTime() - WINDOW_MS);
    const { attempts } = (await this.store.query<{ attempts: number }>(COUNT_SQL, [key, now, before]))[0]!;
    // Whoever begins a window clears away those that are over: the table stays as small as the last minutes.
    if (attempts === 1)
      await this.store.query('DELETE FROM sign_in_attempt WHERE since <= $1::timestamptz', [before]);
    return attempts;
  }

  private async takeBack(keys: readonly string[]): Promise<void> {
    await this.store.query('UPDATE sign_in_attempt SET attempts = attempts - 1 WHERE key = ANY($1::text[])', [
      keys
    ]);
  }
}
