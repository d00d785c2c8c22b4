import { createHash } from 'node:crypto';
import type { Store } from '../store/store';

/**
 * Counts calls, in a new window when the last one is over. One statement, so that concurrent calls are counted
 * separately.
 */
const COUNT_SQL = `
  INSERT INTO call_count AS counted (key, until, calls) VALUES ($1, $3::timestamptz, $4)
  ON CONFLICT (key) DO UPDATE SET
    calls = CASE WHEN counted.until <= $2::timestamptz THEN excluded.calls ELSE counted.calls + excluded.calls END,
    until = CASE WHEN counted.until <= $2::timestamptz THEN excluded.until ELSE counted.until END
  RETURNING calls, until`;

/** State of a count. */
export interface CallCount {
  readonly calls: number;
  /** End of the window. */
  readonly until: Date;
}

/**
 * Counts of calls over windows of time. They are in the database, so that several processes share them and a
 * restart preserves them; the counted caller is stored as a hash.
 */
export class CallCounts {
  /** @param windowMs length of a window in ms. */
  constructor(
    private readonly store: Store,
    private readonly windowMs: number,
    private readonly clock: () => Date = () => new Date()
  ) {}

  /**
   * Counts `calls` more of a caller, and returns the current count.
   * @param whom kind of call and caller: 'network 10.0.0.1'.
   */
  async countCalls(whom: string, calls = 1): Promise<CallCount> {
    const now = this.clock();
    const until = new Date(now.getTime() + this.windowMs);
    const counted = (await this.store.query<CallCount>(COUNT_SQL, [toCountKey(whom), now, until, calls]))[0]!;
    // The first call of a window deletes expired ones, so that the table stays as small as the last windows.
    if (counted.calls === calls)
      await this.store.query('DELETE FROM call_count WHERE until <= $1::timestamptz', [now]);
    return counted;
  }

  /** Subtracts one call of each. */
  async uncountCalls(whom: readonly string[]): Promise<void> {
    await this.store.query('UPDATE call_count SET calls = calls - 1 WHERE key = ANY($1::text[])', [
      whom.map(toCountKey)
    ]);
  }

  /** Resets a caller's count. */
  async reset(whom: string): Promise<void> {
    await this.store.query('DELETE FROM call_count WHERE key = $1', [toCountKey(whom)]);
  }
}

/** Returns the key of a count in the database. */
export const toCountKey = (whom: string): string => createHash('sha256').update(whom).digest('hex');
