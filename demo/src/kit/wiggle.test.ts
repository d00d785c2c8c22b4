import fc from 'fast-check';
import { findCrossingLines, drawWiggle, drawWigglesApart } from './wiggle';
import type { Position } from './geometry';

const degrees = fc.integer({ min: 0, max: 3_000_000 }).map((micro) => micro / 1e6);
const position = fc.tuple(degrees, degrees);
const style = { step: 0.02, amplitude: 0.16 };

describe('wiggle', () => {
  it('draws the same line from either end, and keeps the end points', () => {
    fc.assert(
      fc.property(position, position, (a, b) => {
        const line = drawWiggle(a, b, style);
        expect([line[0], line[line.length - 1]]).toEqual([a, b]);
        expect(drawWiggle(b, a, style).reverse()).toEqual(line);
      }),
      { numRuns: 50 }
    );
  });

  it('does not let lines cross that did not cross before', () => {
    const fan = Array.from({ length: 40 }, (_, index): [Position, Position] => [
      [5, 5],
      [7 + (index % 2), 5 + index * 0.02]
    ]);
    const ladder = Array.from({ length: 30 }, (_, index): [Position, Position] => [
      [9, 5 + index * 0.004],
      [10, 5 + index * 0.004]
    ]);
    const edges = [...fan.filter((_, index) => index % 2 === 0), ...ladder];
    expect(
      findCrossingLines(edges.map(([a, b]) => drawWiggle(a, b, { step: 0.02, amplitude: 0.4 }))).size
    ).toBeGreaterThan(0);
    const apart = drawWigglesApart(
      edges.map(([a, b]) => ({ a, b, amplitude: 0.4 })),
      0.02
    );
    expect(findCrossingLines(apart).size).toBe(0);
  });
});
