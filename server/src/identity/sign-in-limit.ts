import { CallCounts, countKey } from '../ground/call-counts';
import { IdentityError } from '../ground/errors';
import { networkOf } from '../ground/networks';
import type { Store } from '../store/store';

/** Milliseconds that attempts count for. */
const WINDOW_MS = 5 * 60_000;
/** Failed attempts in that time for one account, from wherever they come; and from one network, for whatever account. */
export const MAX_PER_ACCOUNT = 10;
export const MAX_PER_NETWORK = 60;

const accountCount = (email: string): string => `account ${email.trim().toLowerCase()}`;

/** The key in the database of what is counted of an account's attempts. */
export const signInCount = (email: string): string => countKey(accountCount(email));

/** Slows down guessing of passwords, over all processes. */
export class SignInLimit {
  private readonly counts: CallCounts;

  constructor(store: Store, clock: () => Date = () => new Date()) {
    this.counts = new CallCounts(store, WINDOW_MS, clock);
  }

  /**
   * Runs one attempt to sign in. It is counted before the password is looked at, so that many at once do not slip
   * through; one that succeeds, or that could not be tried at all, is taken back.
   * @throws IdentityError TOO_MANY_ATTEMPTS_TRY_LATER when there were too many; whatever `attempt` throws.
   */
  async guard<T>(email: string, from: string, attempt: () => Promise<T>): Promise<T> {
    const account = accountCount(email);
    const network = `network ${networkOf(from)}`;
    const byAccount = await this.counts.add(account);
    const byNetwork = await this.counts.add(network);
    if (byAccount.calls > MAX_PER_ACCOUNT || byNetwork.calls > MAX_PER_NETWORK)
      throw new IdentityError('TOO_MANY_ATTEMPTS_TRY_LATER');
    try {
      const result = await attempt();
      await this.counts.forget(account);
      await this.counts.takeBack([network]);
      return result;
    } catch (error) {
      if (!(error instanceof IdentityError)) await this.counts.takeBack([account, network]);
      throw error;
    }
  }
}
