import fc from 'fast-check';
import { computeShift } from './popup-clear-range';
import type { PopupSide as Side } from 'widgets/shared-code/site-map';

describe('vertical shift that keeps a popup in view', () => {
  it('returns 0 when the popup fits, else shifts it up from the bottom edge or down from the top edge', () => {
    const room = { top: 60, bottom: 860 };
    expect(computeShift(room, 'bottom-right', 400, 400)).toBeCloseTo(0);
    expect(computeShift(room, 'bottom-right', 400, 600)).toBe(-140);
    expect(computeShift(room, 'top-left', 400, 500)).toBe(160);
    expect(computeShift(room, 'top-left', 400, 200)).toBeCloseTo(0);
  });

  it('keeps every popup no higher than the clear area inside it', () => {
    const side = fc.constantFrom<Side>('top-left', 'top-right', 'bottom-left', 'bottom-right');
    fc.assert(
      fc.property(
        side,
        fc.integer({ min: 0, max: 400 }),
        fc.integer({ min: 300, max: 900 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (opensTo, top, size, at, share) => {
          const bottom = top + size;
          const [edge, height] = [top + at * size, share * size];
          const first = opensTo.startsWith('top') ? edge - height : edge;
          const moved = first + computeShift({ top, bottom }, opensTo, edge, height);
          expect(moved).toBeGreaterThanOrEqual(top - 1e-6);
          expect(moved + height).toBeLessThanOrEqual(bottom + 1e-6);
        }
      )
    );
  });
});
