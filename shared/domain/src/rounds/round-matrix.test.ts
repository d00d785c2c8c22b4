import { createStraightMatrix, pickMatrixPlaces } from './round-matrix';

describe('createStraightMatrix', () => {
  it('returns straight lines in both directions, with the times at the trip speed', () => {
    const places = [
      { latitude: 5, longitude: 7 },
      { latitude: 6, longitude: 7 }
    ];
    const { size, kilometres, minutes, isOffRoad } = createStraightMatrix(places, 30);
    expect(size).toBe(2);
    expect([...kilometres]).toEqual([0, kilometres[1], kilometres[1], 0]);
    expect(minutes[1]).toBeCloseTo(2 * 111.195, 2);
    expect(isOffRoad).toEqual([false, false]);
  });

  it('has no way to an invalid position', () => {
    const places = [
      { latitude: 5, longitude: 7 },
      { latitude: NaN, longitude: 7 }
    ];
    const { kilometres, isOffRoad } = createStraightMatrix(places, 60);
    expect(kilometres[1]).toBe(Infinity);
    expect(isOffRoad).toEqual([false, true]);
  });
});

describe('pickMatrixPlaces', () => {
  it('returns the matrix of the picked places in their order', () => {
    const places = [5, 9, 6, NaN].map((latitude) => ({ latitude, longitude: 7 }));
    const picked = [3, 0, 2];
    expect(pickMatrixPlaces(createStraightMatrix(places, 30), picked)).toEqual(
      createStraightMatrix(
        picked.map((at) => places[at]!),
        30
      )
    );
  });
});
