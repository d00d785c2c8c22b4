import { LRUCache } from 'lru-cache';
import type { Store } from '../store/store';
import { StoreUnavailableError } from '../store/store';
import { CallCounts } from './call-counts';
import { networkOf } from './networks';

/** Networks whose calls are known at once; of one that was forgotten the database is asked again. */
const MOST_NETWORKS = 10_000;

/** What is known of a network until its window ends. */
interface Share {
  /** Calls that it may still make here before the database is asked. */
  left: number;
  readonly isSpent: boolean;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** What is limited. */
export interface Limited {
  /** Of what the calls are: 'call', 'area'. */
  readonly what: string;
  /** Calls of one network in a window; 0 for any number. */
  readonly most: number;
  readonly windowMs: number;
  /** Calls that are counted at once: the database is asked once for so many. */
  readonly block: number;
}

/**
 * How often networks may ask without signing in, over all processes. A process counts a block of calls in the database
 * and hands them out from memory, so that no network makes more calls than it may and the database is not asked for each.
 * Near the limit a process may refuse what another still holds of its block.
 */
export class GuestLimit {
  private readonly shares = new LRUCache<string, Share>({ max: MOST_NETWORKS });
  private readonly asking = new Map<string, Promise<void>>();
  private readonly counts: CallCounts;

  constructor(
    store: Store,
    private readonly limited: Limited,
    private readonly clock: () => Date = () => new Date()
  ) {
    this.counts = new CallCounts(store, limited.windowMs, clock);
  }

  /**
   * Takes one call of the network of an address. Gives null when it may be made, else the seconds until the next may.
   * While the database is away none is refused: what needs the database is refused anyway.
   */
  async take(address: string): Promise<number | null> {
    if (this.limited.most === 0) return null;
    const network = networkOf(address);
    try {
      for (;;) {
        const share = this.shares.get(network);
        const left = share ? share.until - this.clock().getTime() : 0;
        if (share && left > 0) {
          if (share.left > 0) {
            share.left--;
            return null;
          }
          if (share.isSpent) return Math.ceil(left / 1000);
        }
        await this.askFor(network);
      }
    } catch (error) {
      if (error instanceof StoreUnavailableError) return null;
      throw error;
    }
  }

  /** One question for all calls that wait for it. */
  private askFor(network: string): Promise<void> {
    const running = this.asking.get(network);
    if (running) return running;
    const asked = this.ask(network).finally(() => this.asking.delete(network));
    this.asking.set(network, asked);
    return asked;
  }

  private async ask(network: string): Promise<void> {
    const { what, most, block } = this.limited;
    const { calls, until } = await this.counts.add(`guest ${what} ${network}`, block);
    const left = Math.max(0, Math.min(block, most - (calls - block)));
    this.shares.set(network, { left, isSpent: left === 0, until: until.getTime() });
  }
}
