import fc from 'fast-check';
import { closeRing, computeBox, computeDoubleArea, groupRings, isInsideRing } from './rings';

type Ring = [number, number][];
/** Returns a counter-clockwise square round a place, which is not closed. */
const createSquare = (x: number, y: number, half: number): Ring => [
  [x - half, y - half],
  [x + half, y - half],
  [x + half, y + half],
  [x - half, y + half]
];

describe('a ring', () => {
  it('has a positive area when counter-clockwise, closed or not, wherever it is', () => {
    const square = createSquare(0, 0, 0.5);
    expect(computeDoubleArea(square)).toBe(2);
    expect(computeDoubleArea(closeRing(square))).toBe(2);
    expect(computeDoubleArea([...square].reverse())).toBe(-2);
    expect(computeDoubleArea([])).toBe(0);
    // A metre wide in a corner of the country: the naive formula has no correct digit beyond the sixth.
    expect(computeDoubleArea(createSquare(14, 13, 5e-6)) / 2e-10).toBeCloseTo(1, 8);
  });

  it('contains the positions that are within its sides', () => {
    const coordinate = fc.double({ min: -10, max: 10, noNaN: true });
    fc.assert(
      fc.property(coordinate, coordinate, fc.double({ min: 0.1, max: 5, noNaN: true }), (x, y, half) => {
        fc.pre(Math.abs(Math.abs(x) - half) > 1e-9 && Math.abs(Math.abs(y) - half) > 1e-9);
        const expected = Math.abs(x) < half && Math.abs(y) < half;
        expect(isInsideRing([x, y], createSquare(0, 0, half))).toBe(expected);
        expect(isInsideRing([x, y], closeRing(createSquare(0, 0, half)))).toBe(expected);
      })
    );
  });

  it('is closed once', () => {
    const closed = closeRing(createSquare(0, 0, 1));
    expect(closed).toEqual([...createSquare(0, 0, 1), [-1, -1]]);
    expect(closeRing(closed)).toBe(closed);
    expect(closeRing([])).toEqual([]);
  });

  it('has a box around it', () => {
    expect(computeBox(createSquare(7, 5, 1))).toEqual({ west: 6, south: 4, east: 8, north: 6 });
    expect(computeBox([])).toEqual({ west: Infinity, south: Infinity, east: -Infinity, north: -Infinity });
  });
});

describe('rings of several polygons', () => {
  const [land, island, farIsland] = [createSquare(0, 0, 10), createSquare(0, 0, 3), createSquare(30, 0, 1)];
  const [lake, pond] = [createSquare(0, 0, 5), createSquare(0, 0, 1)];
  const abroad = createSquare(60, 0, 1);

  it('are grouped so that a hole belongs to the smallest outer ring around it', () => {
    expect(groupRings([farIsland, land, island], [pond, lake, abroad])).toEqual({
      polygons: [[farIsland], [land, lake], [island, pond]],
      stray: [abroad]
    });
  });

  it('are grouped by another test of what is around a hole', () => {
    const { polygons, stray } = groupRings([land, island], [pond], (outer) => outer === land);
    expect([polygons, stray]).toEqual([[[land, pond], [island]], []]);
  });
});
