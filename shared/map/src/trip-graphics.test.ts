import { createTripGraphics } from './trip-graphics';

const factory = { latitude: 5, longitude: 8 };
const pile = { latitude: 6, longitude: 7 };
const way = [
  [8, 5],
  [7, 6]
] as const;

describe('the graphics of pickup trips', () => {
  it('are above the veil that fades the whole map, the routes below piles and factory', () => {
    const { ground, veil, starts } = createTripGraphics({
      factory,
      piles: [pile],
      ways: [way],
      appearance: 'dark'
    });
    expect(ground).toEqual([]);
    expect(veil).toEqual({ area: [], appearance: 'dark' });
    expect(starts.map(({ geometry }) => geometry?.type)).toEqual(['polyline', 'polyline', 'point', 'point']);
  });
});
