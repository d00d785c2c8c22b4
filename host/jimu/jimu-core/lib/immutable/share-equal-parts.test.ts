import { Immutable } from '.';
import { shareEqualParts } from './share-equal-parts';

const before = { a: { x: [1, { y: null }] }, b: { z: 1 }, c: undefined };

describe('shareEqualParts', () => {
  it('returns the earlier object when everything is equal, in any order of the keys', () => {
    expect(shareEqualParts(before, { c: undefined, b: { z: 1 }, a: { x: [1, { y: null }] } })).toBe(before);
    const made = Immutable(before);
    expect(shareEqualParts(made, structuredClone(before))).toBe(made);
  });

  it('keeps the identity of equal parts beside a changed, an added and a removed one', () => {
    const after = { a: { x: [1, { y: null }] }, b: { z: 2 }, d: 0 };
    const next = shareEqualParts(before, after);
    expect(next).toEqual(after);
    expect(next.a).toBe(before.a);
    expect(shareEqualParts(before, { ...before, a: { x: [1] } }).a.x).toEqual([1]);
    expect(shareEqualParts({ a: [] }, { a: {} }).a).toEqual({});
  });
});
