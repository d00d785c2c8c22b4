import { CallCounts, toCountKey } from '../common/call-counts';
import { IdentityError } from '../common/response-errors';
import { toNetwork } from '../common/networks';
import type { Store } from '../store/store';

/** Window in which attempts are counted, ms. */
const WINDOW_MS = 5 * 60_000;
/**
 * Maximum failed attempts in the window: for one account from all networks, and from one network for all
 * accounts.
 */
export const MAX_PER_ACCOUNT = 10;
export const MAX_PER_NETWORK = 60;

const toAccountKey = (email: string): string => `account ${email.trim().toLowerCase()}`;

/** Returns the database key under which an account's attempts are counted. */
export const toSignInCountKey = (email: string): string => toCountKey(toAccountKey(email));

/** Limits password guessing, over all processes. */
export class SignInLimit {
  private readonly counts: CallCounts;

  constructor(store: Store, clock: () => Date = () => new Date()) {
    this.counts = new CallCounts(store, WINDOW_MS, clock);
  }

  /**
   * Runs one attempt to sign in. It is counted before the password is checked, so that concurrent attempts
   * cannot exceed the limit; an attempt that succeeds, or cannot run at all, is uncounted.
   * @throws IdentityError TOO_MANY_ATTEMPTS_TRY_LATER after too many attempts; otherwise the error of
   *   `attempt`.
   */
  async runAttempt<T>(email: string, from: string, attempt: () => Promise<T>): Promise<T> {
    const account = toAccountKey(email);
    const network = `network ${toNetwork(from)}`;
    const byAccount = await this.counts.countCalls(account);
    const byNetwork = await this.counts.countCalls(network);
    if (byAccount.calls > MAX_PER_ACCOUNT || byNetwork.calls > MAX_PER_NETWORK)
      throw new IdentityError('TOO_MANY_ATTEMPTS_TRY_LATER');
    try {
      const result = await attempt();
      await this.counts.reset(account);
      await this.counts.uncountCalls([network]);
      return result;
    } catch (error) {
      if (!(error instanceof IdentityError)) await this.counts.uncountCalls([account, network]);
      throw error;
    }
  }
}
