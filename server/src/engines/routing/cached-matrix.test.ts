import type { LatLon } from '@site/domain';
import { cacheMatrix } from './cached-matrix';
import { RoutingError } from './routing-engine';
import type { RoadMatrix } from './routing-engine';

const createPlaces = (count: number, from = 0): LatLon[] =>
  Array.from({ length: count }, (_, index) => ({ latitude: 5, longitude: 7 + (from + index) / 100 }));

/** Returns a matrix of differences of longitude, and the sizes of the calls that computed it. */
function createSolver() {
  const calls: [number, number][] = [];
  const solve = (sources: readonly LatLon[], targets: readonly LatLon[]): Promise<RoadMatrix> => {
    calls.push([sources.length, targets.length]);
    const rows = sources.map((from) => targets.map((to) => to.longitude - from.longitude));
    return Promise.resolve({ kilometres: rows, minutes: rows.map((row) => row.map((value) => 2 * value)) });
  };
  return { calls, solve };
}

describe('cacheMatrix', () => {
  it('divides a matrix into calls within the limit of the engine', async () => {
    const { calls, solve } = createSolver();
    const places = createPlaces(500);
    const { kilometres, minutes } = await cacheMatrix(solve, 0)(places, places, 5_000);
    expect(calls).toHaveLength(100);
    expect(calls.every(([rows, columns]) => rows * columns <= 2_500)).toBe(true);
    expect(kilometres[3]![400]).toBeCloseTo(3.97, 9);
    expect(minutes[499]![0]).toBeCloseTo(-9.98, 9);
  });

  it('requests only ways that are not cached', async () => {
    const { calls, solve } = createSolver();
    const matrix = cacheMatrix(solve, 0);
    const places = createPlaces(10);
    const first = await matrix(places, places, 5_000);
    expect(await matrix(places, places, 5_000)).toEqual(first);
    expect(calls).toEqual([[10, 10]]);
    const more = [...places, ...createPlaces(1, 10)];
    await matrix(more, more, 5_000);
    // The new place is the only missing end of the known ones, and all ends are missing from it.
    expect(calls.slice(1).reduce((sum, [rows, columns]) => sum + rows * columns, 0)).toBeLessThanOrEqual(121);
    await matrix(places, places, 1_000);
    expect(calls.at(-1)).toEqual([10, 10]);
  });

  it('stops after a failure, and requests the failed ways again', async () => {
    let fails = true;
    const { calls, solve } = createSolver();
    const matrix = cacheMatrix(
      (sources, targets) =>
        fails ? Promise.reject(new RoutingError('unavailable', 'Stopped.')) : solve(sources, targets),
      0
    );
    const places = createPlaces(500);
    await expect(matrix(places, places, 5_000)).rejects.toThrow('Stopped.');
    expect(calls).toEqual([]);
    fails = false;
    expect((await matrix(places, places, 5_000)).kilometres).toHaveLength(500);
  });
});
