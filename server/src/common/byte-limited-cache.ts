import { LRUCache } from 'lru-cache';

/**
 * Creates a cache limited by bytes; the least recently used values are evicted first. A value that is too large
 * is not cached, and the value it would have replaced is dropped.
 * @param limit bytes in total; a value of more than an eighth would evict too many others.
 * @param measureBytes returns the bytes of a value, at least 1.
 */
export const createByteLimitedCache = <Value extends object>(
  limit: number,
  measureBytes: (value: Value) => number
): LRUCache<string, Value> =>
  new LRUCache({ maxSize: limit, maxEntrySize: Math.floor(limit / 8), sizeCalculation: measureBytes });
