import { Kept } from './cache';

const keptTexts = () => new Kept<string>(80, (text) => text.length);

describe('kept values', () => {
  it('let the least used go when they no longer fit', () => {
    const kept = keptTexts();
    for (let i = 0; i < 8; i++) kept.keep(`key ${i}`, '0123456789');
    expect(kept.get('key 0')).toBe('0123456789');
    kept.keep('key 8', '0123456789');
    expect(kept.get('key 1')).toBeUndefined();
    expect(kept.get('key 0')).toBeDefined();
    expect(kept.get('key 8')).toBeDefined();
  });

  it('do not take one that would push out too many others', () => {
    const kept = keptTexts();
    expect(kept.keep('large', '01234567890')).toBe(false);
    expect(kept.get('large')).toBeUndefined();
  });

  it('give way to a newer one of the same key, and count it once', () => {
    const kept = keptTexts();
    for (let i = 0; i < 20; i++) kept.keep('same', `012345678${i % 10}`);
    expect(kept.get('same')).toBe('0123456789');
    for (let i = 0; i < 7; i++) kept.keep(`key ${i}`, '0123456789');
    expect(kept.get('same')).toBeDefined();
  });
});
