import fc from 'fast-check';
import { isInNigeria, unswapPosition } from './nigeria';

const degrees = fc.double({ min: -180, max: 180, noNaN: true });
const position = fc.record({ latitude: degrees, longitude: degrees });

describe('positions in Nigeria', () => {
  it('isInNigeria returns false beyond each side of the country', () => {
    for (const [latitude, longitude] of [
      [3.4, 7],
      [14.6, 7],
      [7, 1.9],
      [7, 15.6]
    ] as const)
      expect(isInNigeria({ latitude, longitude })).toBe(false);
    expect(isInNigeria({ latitude: 9.06, longitude: 7.49 })).toBe(true);
  });

  it('unswapped returns null for a position in Nigeria, and otherwise only positions in Nigeria', () => {
    expect(unswapPosition({ latitude: 3.2, longitude: 11.85 })).toEqual({ latitude: 11.85, longitude: 3.2 });
    fc.assert(
      fc.property(position, (given) => {
        const other = unswapPosition(given);
        if (isInNigeria(given)) expect(other).toBeNull();
        if (other !== null) expect(isInNigeria(other)).toBe(true);
      })
    );
  });
});
