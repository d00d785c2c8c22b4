import { densifyRing } from './densify-ring';
import { clipGeometry, isInsideGeometry, toFilterGeometry } from './filter-geometry';
import type { FilterGeometry } from './filter-geometry';
import { toMercatorX, toMercatorY } from './mercator';
import { computeDoubleArea, isInsideRing } from './rings';

const box = (west: number, south: number, east: number, north: number) => ({ west, south, east, north });
const triangle = toFilterGeometry({
  kind: 'polygon',
  ring: [
    [7, 5],
    [9, 5],
    [8, 7]
  ]
});
const readRing = (geometry: FilterGeometry | null) =>
  geometry && 'rings' in geometry ? geometry.rings[0]! : [];

describe('densifyRing', () => {
  it('returns nothing for an empty ring', () => {
    expect(densifyRing([])).toEqual([]);
  });

  it('adds positions that are on the straight edge of a web map', () => {
    const [start, end] = [
      [7, 5],
      [9, 12]
    ] as const;
    const line = densifyRing([start, end]).slice(0, 71);
    const slope = (toMercatorY(12) - toMercatorY(5)) / (toMercatorX(9) - toMercatorX(7));
    for (const [x, y] of line)
      expect(toMercatorY(y) - toMercatorY(5)).toBeCloseTo(slope * (toMercatorX(x) - toMercatorX(7)), 3);
  });
});

describe('toFilterGeometry', () => {
  it('returns a box for a rectangle and a clockwise ring for any other shape', () => {
    expect(toFilterGeometry({ kind: 'rectangle', box: box(7, 5, 8, 6) })).toEqual({
      xmin: 7,
      ymin: 5,
      xmax: 8,
      ymax: 6,
      spatialReference: { wkid: 4326 }
    });
    expect(computeDoubleArea(readRing(triangle))).toBeLessThan(0);
  });
});

describe('isInsideGeometry', () => {
  it('tells positions inside a ring or a box from those outside', () => {
    const rectangle = toFilterGeometry({ kind: 'rectangle', box: box(7, 5, 8, 6) });
    expect(isInsideGeometry({ latitude: 6.5, longitude: 8 }, triangle)).toBe(true);
    expect(isInsideGeometry({ latitude: 6.5, longitude: 7.1 }, triangle)).toBe(false);
    expect(isInsideGeometry({ latitude: 5.5, longitude: 7.5 }, rectangle)).toBe(true);
    expect(isInsideGeometry({ latitude: 6.5, longitude: 7.5 }, rectangle)).toBe(false);
  });
});

describe('clipGeometry', () => {
  it('returns the common box of two boxes', () => {
    const geometry = toFilterGeometry({ kind: 'rectangle', box: box(7, 5, 9, 8) });
    expect(clipGeometry(geometry, box(8, 4, 20, 6))).toMatchObject({ xmin: 8, ymin: 5, xmax: 9, ymax: 6 });
    expect(clipGeometry(geometry, box(9, 4, 20, 6))).toBeNull();
  });

  it('returns the part of a ring that is in a box', () => {
    const ring = readRing(clipGeometry(triangle, box(7.5, 5.5, 20, 6)));
    expect(ring.at(-1)).toEqual(ring[0]);
    for (const place of [
      [8, 5.7],
      [8.3, 5.6]
    ] as const)
      expect(isInsideRing(place, ring)).toBe(true);
    for (const place of [
      [7.4, 5.3],
      [8, 6.2],
      [8, 5.2]
    ] as const)
      expect(isInsideRing(place, ring)).toBe(false);
  });

  it('returns a ring unchanged that the box contains, and null for one outside', () => {
    expect(Math.abs(computeDoubleArea(readRing(clipGeometry(triangle, box(0, 0, 20, 20)))))).toBeCloseTo(
      Math.abs(computeDoubleArea(readRing(triangle))),
      9
    );
    expect(clipGeometry(triangle, box(10, 5, 11, 6))).toBeNull();
  });
});
