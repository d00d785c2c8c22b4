import fc from 'fast-check';
import { findAreaAt, computeRingsArea, containsPoint } from './areas';

type Ring = [number, number][];
const createSquare = (x: number, y: number, half: number, clockwise = true): Ring => {
  const ring: Ring = [
    [x - half, y - half],
    [x - half, y + half],
    [x + half, y + half],
    [x + half, y - half],
    [x - half, y - half]
  ];
  return clockwise ? ring : ring.reverse();
};
const createArea = (name: string, ...halves: number[]) => ({
  name,
  polygons: halves.map((half, index) => ({ toBreak: index + 1, rings: [createSquare(7, 5, half)] }))
});

describe('areas under a click', () => {
  it('contain points inside their rings but not in a hole', () => {
    const rings = [createSquare(7, 5, 2), createSquare(7, 5, 1, false)];
    expect(containsPoint(rings, 8.5, 5)).toBe(true);
    expect(containsPoint(rings, 7, 5)).toBe(false);
    expect(containsPoint(rings, 10, 5)).toBe(false);
    expect(computeRingsArea(rings)).toBeCloseTo(16 - 4, 9);
  });

  it('[SA-08] are found in drawing order, the smallest on top', () => {
    const outer = createArea('outer', 1, 3);
    const inner = createArea('inner', 0.5, 2);
    expect(findAreaAt([outer, inner], 7, 5)?.name).toBe('inner');
    expect(findAreaAt([outer, inner], 7.7, 5)?.name).toBe('inner');
    expect(findAreaAt([outer, inner], 9.5, 5)?.name).toBe('outer');
    expect(findAreaAt([outer, inner], 20, 5)).toBeNull();
    expect(findAreaAt([], 7, 5)).toBeNull();
  });

  it('agree with a plain comparison for squares', () => {
    const coordinate = fc.double({ min: -10, max: 10, noNaN: true });
    fc.assert(
      fc.property(coordinate, coordinate, fc.double({ min: 0.1, max: 5, noNaN: true }), (x, y, half) => {
        fc.pre(Math.abs(Math.abs(x) - half) > 1e-9 && Math.abs(Math.abs(y) - half) > 1e-9);
        expect(containsPoint([createSquare(0, 0, half)], x, y)).toBe(
          Math.abs(x) < half && Math.abs(y) < half
        );
      })
    );
  });
});
