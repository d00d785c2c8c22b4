import { LRUCache } from 'lru-cache';
import type { Store } from '../store/store';
import { StoreUnavailableError } from '../store/store';
import { CallCounts } from './call-counts';
import { toNetwork } from './networks';

/** Most networks in the cache; a network that was evicted is read from the database again. */
const MAX_CACHED_NETWORKS = 10_000;

/** Cached state of a network until its window ends. */
interface NetworkAllowance {
  /** Calls that it may still make here before the next query of the database. */
  left: number;
  readonly isSpent: boolean;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** Settings of a limit. */
export interface GuestLimitSettings {
  /** Kind of call: 'call', 'area'. */
  readonly what: string;
  /** Most calls of one network in a window; 0 for no limit. */
  readonly most: number;
  readonly windowMs: number;
  /** Calls that are counted together, with one query of the database. */
  readonly block: number;
}

/**
 * Limits the calls of networks without a session, over all processes. A process counts a block of calls in the
 * database and hands them out from memory, so that no network exceeds its limit and the database is not queried
 * for each call. Near the limit a process may refuse calls that another still has in its block.
 */
export class GuestLimit {
  private readonly shares = new LRUCache<string, NetworkAllowance>({ max: MAX_CACHED_NETWORKS });
  private readonly asking = new Map<string, Promise<void>>();
  private readonly counts: CallCounts;

  constructor(
    store: Store,
    private readonly limited: GuestLimitSettings,
    private readonly clock: () => Date = () => new Date()
  ) {
    this.counts = new CallCounts(store, limited.windowMs, clock);
  }

  /**
   * Takes one call of the network of an address. Returns null when it may be made, else the seconds until the
   * next may. While the database is away no call is refused here: calls that need the database fail anyway.
   */
  async consume(address: string): Promise<number | null> {
    if (this.limited.most === 0) return null;
    const network = toNetwork(address);
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
        await this.reserveBlockOnce(network);
      }
    } catch (error) {
      if (error instanceof StoreUnavailableError) return null;
      throw error;
    }
  }

  /** Makes one query for all calls that wait for it. */
  private reserveBlockOnce(network: string): Promise<void> {
    const running = this.asking.get(network);
    if (running) return running;
    const asked = this.reserveBlock(network).finally(() => this.asking.delete(network));
    this.asking.set(network, asked);
    return asked;
  }

  private async reserveBlock(network: string): Promise<void> {
    const { what, most, block } = this.limited;
    const { calls, until } = await this.counts.countCalls(`guest ${what} ${network}`, block);
    const left = Math.max(0, Math.min(block, most - (calls - block)));
    this.shares.set(network, { left, isSpent: left === 0, until: until.getTime() });
  }
}
