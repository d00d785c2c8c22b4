import fc from 'fast-check';
import { shiftInto } from './popup-room';
import type { PopupSide as Side } from 'widgets/shared-code/site-map';

describe('how far a popup is moved to stay in view', () => {
  it('not at all where it fits, up from below, down from above', () => {
    const room = { top: 60, bottom: 860 };
    expect(shiftInto(room, 'bottom-right', 400, 400)).toBeCloseTo(0);
    expect(shiftInto(room, 'bottom-right', 400, 600)).toBe(-140);
    expect(shiftInto(room, 'top-left', 400, 500)).toBe(160);
    expect(shiftInto(room, 'top-left', 400, 200)).toBeCloseTo(0);
  });

  it('so that whatever is no higher than the room is in it', () => {
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
          const moved = first + shiftInto({ top, bottom }, opensTo, edge, height);
          expect(moved).toBeGreaterThanOrEqual(top - 1e-6);
          expect(moved + height).toBeLessThanOrEqual(bottom + 1e-6);
        }
      )
    );
  });
});
