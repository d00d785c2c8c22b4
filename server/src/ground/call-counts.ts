import { createHash } from 'node:crypto';
import type { Store } from '../store/store';

/** Counts calls, in a new window when the last one is over. One statement, so that no two calls count as one. */
const COUNT_SQL = `
  INSERT INTO call_count AS counted (key, until, calls) VALUES ($1, $3::timestamptz, $4)
  ON CONFLICT (key) DO UPDATE SET
    calls = CASE WHEN counted.until <= $2::timestamptz THEN excluded.calls ELSE counted.calls + excluded.calls END,
    until = CASE WHEN counted.until <= $2::timestamptz THEN excluded.until ELSE counted.until END
  RETURNING calls, until`;

/** Where a count stands. */
export interface Counted {
  readonly calls: number;
  /** When it begins again. */
  readonly until: Date;
}

/**
 * Counts of calls over windows of time. They lie in the database, so that several processes share them and a restart
 * does not forget them; who is counted is kept as a hash.
 */
export class CallCounts {
  /** @param windowMs milliseconds that calls count for. */
  constructor(
    private readonly store: Store,
    private readonly windowMs: number,
    private readonly clock: () => Date = () => new Date()
  ) {}

  /** Counts `calls` more of somebody; gives how many there are now. @param whom what is counted and of whom: 'network 10.0.0.1'. */
  async add(whom: string, calls = 1): Promise<Counted> {
    const now = this.clock();
    const until = new Date(now.getTime() + this.windowMs);
    const counted = (await this.store.query<Counted>(COUNT_SQL, [countKey(whom), now, until, calls]))[0]!;
    // Whoever begins a window clears away those that are over: the table stays as small as the last windows.
    if (counted.calls === calls)
      await this.store.query('DELETE FROM call_count WHERE until <= $1::timestamptz', [now]);
    return counted;
  }

  /** Takes one call of each back. */
  async takeBack(whom: readonly string[]): Promise<void> {
    await this.store.query('UPDATE call_count SET calls = calls - 1 WHERE key = ANY($1::text[])', [
      whom.map(countKey)
    ]);
  }

  /** Begins somebody's count anew. */
  async forget(whom: string): Promise<void> {
    await this.store.query('DELETE FROM call_count WHERE key = $1', [countKey(whom)]);
  }
}

/** What a count lies under in the database. */
export const countKey = (whom: string): string => createHash('sha256').update(whom).digest('hex');
