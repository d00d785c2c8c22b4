import { isInsideRing, computeDoubleArea } from '@site/domain';
import fc from 'fast-check';
import { generateBlob } from './generate-blob';
import { cutRing } from './cut-ring';
import { createRandom } from './random';
import type { Position, ClosedRing } from './geometry';

const square: ClosedRing = [
  [7, 5],
  [8, 5],
  [8, 6],
  [7, 6],
  [7, 5]
];
/** A U open to the north: a horizontal line near its top cuts both arms. */
const horseshoe: ClosedRing = [
  [7, 5],
  [10, 5],
  [10, 8],
  [9, 8],
  [9, 6],
  [8, 6],
  [8, 8],
  [7, 8],
  [7, 5]
];
const computeArea = (rings: readonly ClosedRing[]): number =>
  rings.reduce((sum, ring) => sum + computeDoubleArea(ring), 0);

describe('cutRing', () => {
  it('halves a square', () => {
    const { left, right } = cutRing(square, { through: [7.5, 5.5], direction: 0 });
    expect([left.length, right.length]).toEqual([1, 1]);
    expect(computeArea(left)).toBeCloseTo(computeArea(right), 9);
    expect(left[0]!.every(([, y]) => y >= 5.5)).toBe(true);
  });

  it('returns the pieces of a bent shape separately', () => {
    const { left, right } = cutRing(horseshoe, { through: [8.5, 7], direction: 0 });
    expect([left.length, right.length]).toEqual([2, 1]);
    expect(computeArea(left)).toBeCloseTo(2 * 2, 9);
  });

  it('returns a ring unchanged when the line misses it, and accepts a corner on the line', () => {
    expect(cutRing(square, { through: [7, 9], direction: 0 })).toEqual({ left: [], right: [square] });
    const { left, right } = cutRing(square, { through: [7, 5], direction: Math.PI / 4 });
    expect(computeArea(left) + computeArea(right)).toBeCloseTo(computeArea([square]), 5);
  });

  it('keeps the total area, without gap or overlap', () => {
    const place = fc.tuple(
      fc.integer({ min: 0, max: 10_000 }),
      fc.double({ min: 0, max: 6.28, noNaN: true })
    );
    fc.assert(
      fc.property(place, ([seed, direction]) => {
        const random = createRandom(`ring ${seed}`);
        const ring = generateBlob(random, [8, 6], 20);
        const through: Position = [8 + random.between(-0.2, 0.2), 6 + random.between(-0.2, 0.2)];
        const { left, right } = cutRing(ring, { through, direction });
        expect(computeArea([...left, ...right])).toBeCloseTo(computeArea([ring]), 6);
        for (let tries = 0; tries < 20; tries += 1) {
          const point: Position = [8 + random.between(-0.3, 0.3), 6 + random.between(-0.3, 0.3)];
          const away =
            Math.cos(direction) * (point[1] - through[1]) - Math.sin(direction) * (point[0] - through[0]);
          if (Math.abs(away) < 1e-4 || !isInsideRing(point, ring)) continue;
          expect(left.some((piece) => isInsideRing(point, piece))).toBe(away > 0);
          expect(right.some((piece) => isInsideRing(point, piece))).toBe(away < 0);
        }
      }),
      { numRuns: 100 }
    );
  });
});
