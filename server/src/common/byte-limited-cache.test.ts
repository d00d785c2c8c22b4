import { createByteLimitedCache } from './byte-limited-cache';

const createTenBytes = () => Buffer.from('0123456789');
const createTextCache = () => createByteLimitedCache<Buffer>(80, (text) => text.length);

describe('byte-limited cache', () => {
  it('evicts the least recently used values when they no longer fit', () => {
    const kept = createTextCache();
    for (let i = 0; i < 8; i++) kept.set(`key ${i}`, createTenBytes());
    expect(kept.get('key 0')).toBeDefined();
    kept.set('key 8', createTenBytes());
    expect(kept.has('key 1')).toBe(false);
    expect(kept.has('key 0')).toBe(true);
    expect(kept.has('key 8')).toBe(true);
  });

  it('refuses a value that would evict too many others, and drops the one it was to replace', () => {
    const kept = createTextCache();
    kept.set('large', createTenBytes());
    kept.set('other', createTenBytes());
    expect(kept.set('large', Buffer.alloc(11)).has('large')).toBe(false);
    expect(kept.has('other')).toBe(true);
  });

  it('replaces a value of the same key, and counts it once', () => {
    const kept = createTextCache();
    for (let i = 0; i < 20; i++) kept.set('same', createTenBytes());
    expect(kept.calculatedSize).toBe(10);
  });
});
