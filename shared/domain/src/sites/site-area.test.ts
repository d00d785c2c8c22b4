import { siteArea, toSiteArea } from './site-area';

const spatialReference = { wkid: 4326 } as const;

describe('toSiteArea', () => {
  it('returns the ring of a drawn outline, and the corners of a rectangle', () => {
    const ring: [number, number][] = [
      [7, 5],
      [8, 5],
      [8, 6],
      [7, 5]
    ];
    expect(toSiteArea({ rings: [ring], spatialReference })).toEqual({ kind: 'ring', ring });
    expect(toSiteArea({ xmin: 7, ymin: 5, xmax: 8, ymax: 6, spatialReference }).ring).toEqual([
      [7, 5],
      [8, 5],
      [8, 6],
      [7, 6]
    ]);
  });
});

describe('siteArea', () => {
  const hasRing = (...ring: readonly (readonly [number, number])[]) =>
    siteArea.safeParse({ kind: 'ring', ring }).success;

  it('refuses corners that are not in degrees, and fewer than three', () => {
    expect(hasRing([7, 5], [8, 5], [8, 6])).toBe(true);
    expect(hasRing([7, 5], [8, 5])).toBe(false);
    expect(hasRing([7, 5], [181, 5], [8, 6])).toBe(false);
    expect(hasRing([7, 5], [8, 91], [8, 6])).toBe(false);
  });
});
