import { LRUCache } from 'lru-cache';

/**
 * Values by a key, as long as they fit; the least used go first. One too large to keep is not taken, and what it would
 * have replaced is gone.
 * @param limit bytes kept in all; a value that takes more than an eighth of them would push out too many others.
 * @param sizeOf bytes of a value, at least 1.
 */
export const keptByBytes = <Value extends object>(
  limit: number,
  sizeOf: (value: Value) => number
): LRUCache<string, Value> =>
  new LRUCache({ maxSize: limit, maxEntrySize: Math.floor(limit / 8), sizeCalculation: sizeOf });
