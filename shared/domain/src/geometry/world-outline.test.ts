import seats from '../../../../demo/src/sources/lga-seats.json';
import { readOutline } from './read-outline';
import { isInsideRing } from './rings';
import { FAR_LAND, NEAR_LAND } from './world-outline';

const lands = readOutline([...NEAR_LAND, ...FAR_LAND]);
const isLand = (longitude: number, latitude: number) =>
  lands.some((ring) => isInsideRing([longitude, latitude], ring));

describe('the outline of the world', () => {
  it('[MP-01] has every seat of an LGA on land', () => {
    const places = seats as unknown as readonly [string, string, number, number][];
    expect(places.length).toBeGreaterThan(700);
    expect(places.filter(([, , longitude, latitude]) => !isLand(longitude, latitude))).toEqual([]);
  });

  it('has land abroad, and sea in the gulf and the ocean', () => {
    const [paris, lima, gulf, atlantic] = [
      isLand(2.35, 48.9),
      isLand(-76, -12),
      isLand(4, 3),
      isLand(-30, 0)
    ];
    expect({ paris, lima, gulf, atlantic }).toEqual({
      paris: true,
      lima: true,
      gulf: false,
      atlantic: false
    });
  });

  it('is small', () => {
    expect([...NEAR_LAND, ...FAR_LAND].join('').length).toBeLessThan(25_000);
  });
});
