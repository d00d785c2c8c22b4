import { LRUCache } from 'lru-cache';

/**
 * Creates a cache limited by bytes; the least recently used values are evicted first. A value that is too large
 * is not cached, and the value it would have replaced is dropped.
 * @param limit bytes in total.
 * @param measureBytes returns the bytes of a value, at least 1.
 * @param largest bytes of the largest value that is cached; by default an eighth, since more would evict too many
 *   others.
 */
export const createByteLimitedCache = <Value extends object>(
  limit: number,
  measureBytes: (value: Value) => number,
  largest = Math.floor(limit / 8)
): LRUCache<string, Value> =>
  new LRUCache({ maxSize: limit, maxEntrySize: largest, sizeCalculation: measureBytes });
