import fc from 'fast-check';
import { intersectBoxes } from '../geometry/rings';
import type { Box } from '../geometry/rings';
import { visitNearBoxes } from './plot-grid';

/** Boxes of 0.001 to 0.5 degrees, so that some are within a cell, some over several and some over too many. */
const box: fc.Arbitrary<Box> = fc
  .tuple(
    fc.double({ min: 7, max: 7.5, noNaN: true }),
    fc.double({ min: 5, max: 5.5, noNaN: true }),
    fc.constantFrom(0.001, 0.01, 0.03, 0.5),
    fc.constantFrom(0.001, 0.02, 0.3)
  )
  .map(([west, south, width, height]) => ({ west, south, east: west + width, north: south + height }));

describe('visitNearBoxes', () => {
  it('visits once each two boxes that have an area in common, as comparing all of them does', () => {
    fc.assert(
      fc.property(fc.array(box, { maxLength: 40 }), (boxes) => {
        const visited: string[] = [];
        visitNearBoxes(boxes, (one, other) => visited.push(`${one} ${other}`));
        const expected = boxes.flatMap((one, a) =>
          boxes.flatMap((other, b) => (a < b && intersectBoxes(one, other) ? [`${a} ${b}`] : []))
        );
        expect(visited.sort()).toEqual(expected.sort());
      })
    );
  });
});
