import { keptByBytes } from './cache';

const ten = () => Buffer.from('0123456789');
const keptTexts = () => keptByBytes<Buffer>(80, (text) => text.length);

describe('byte-limited cache', () => {
  it('evicts the least recently used values when they no longer fit', () => {
    const kept = keptTexts();
    for (let i = 0; i < 8; i++) kept.set(`key ${i}`, ten());
    expect(kept.get('key 0')).toBeDefined();
    kept.set('key 8', ten());
    expect(kept.has('key 1')).toBe(false);
    expect(kept.has('key 0')).toBe(true);
    expect(kept.has('key 8')).toBe(true);
  });

  it('refuses a value that would evict too many others, and drops the one it was to replace', () => {
    const kept = keptTexts();
    kept.set('large', ten());
    kept.set('other', ten());
    expect(kept.set('large', Buffer.alloc(11)).has('large')).toBe(false);
    expect(kept.has('other')).toBe(true);
  });

  it('replaces a value of the same key, and counts it once', () => {
    const kept = keptTexts();
    for (let i = 0; i < 20; i++) kept.set('same', ten());
    expect(kept.calculatedSize).toBe(10);
  });
});
