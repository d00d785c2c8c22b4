import type { LatLon } from '@site/domain';
import { cacheReach } from './cached-reach';
import { RoutingError } from './routing-engine';
import type { ReachedTargets } from './routing-engine';

const createPlaces = (count: number, from = 0): LatLon[] =>
  Array.from({ length: count }, (_, index) => ({ latitude: 5, longitude: 7 + (from + index) / 100 }));

/** Returns ways of a minute and a kilometre for each hundredth of a degree, and the sources of each call. */
function createSolver() {
  const calls: LatLon[][] = [];
  const solve = (sources: readonly LatLon[], targets: readonly LatLon[], minutes: number) => {
    calls.push([...sources]);
    return Promise.resolve(
      sources.map((source): ReachedTargets => {
        const steps = targets.map((target) =>
          Math.round(100 * Math.abs(target.longitude - source.longitude))
        );
        const reached = [...steps.keys()].filter((index) => steps[index]! <= minutes);
        return {
          targets: reached,
          minuteTenths: reached.map((index) => 10 * steps[index]!),
          kilometreHundredths: reached.map((index) => 100 * steps[index]!)
        };
      })
    );
  };
  return { calls, solve };
}

const listReached = (rows: readonly ReachedTargets[]) => rows.map(({ targets }) => Array.from(targets));

describe('cacheReach', () => {
  it('divides sources into calls within the limit, neighbours together, and returns rows in their order', async () => {
    const { calls, solve } = createSolver();
    const [one, two, three] = createPlaces(3) as [LatLon, LatLon, LatLon];
    const rows = await cacheReach(solve, 0, 8)([three, one, two], createPlaces(4), 1);
    expect(calls).toEqual([[one, two], [three]]);
    expect(listReached(rows)).toEqual([
      [1, 2, 3],
      [0, 1],
      [0, 1, 2]
    ]);
  });

  it('requests a source again only for other targets or a longer time', async () => {
    const { calls, solve } = createSolver();
    const reach = cacheReach(solve, 0, 1_000);
    const places = createPlaces(5);
    const first = await reach(places, places, 3);
    expect(listReached(await reach(places, places, 3))).toEqual(listReached(first));
    const shorter = await reach(places.slice(0, 2), places, 1);
    expect(listReached(shorter)).toEqual([
      [0, 1],
      [0, 1, 2]
    ]);
    expect(Array.from(shorter[0]!.kilometreHundredths)).toEqual([0, 100]);
    expect(calls).toHaveLength(1);
    await reach(createPlaces(6), places, 3);
    expect(calls.at(-1)).toEqual(createPlaces(1, 5));
    await reach(places, places, 4);
    await reach(places, createPlaces(4), 3);
    expect(calls.map(({ length }) => length)).toEqual([5, 1, 5, 5]);
  });

  it('starts no further call after the caller left, and keeps what was computed', async () => {
    const { calls, solve } = createSolver();
    const departure = new AbortController();
    const reach = cacheReach(
      (...asked) => {
        if (calls.length === 2) departure.abort();
        return solve(...asked);
      },
      0,
      10
    );
    const places = createPlaces(10);
    await expect(reach(places, places, 3, departure.signal)).rejects.toThrow('aborted');
    expect(calls.length).toBeLessThan(5);
    const before = calls.length;
    await reach(places, places, 3);
    expect(calls).toHaveLength(10);
    expect(new Set(calls.flat()).size).toBe(10);
    expect(before).toBeGreaterThan(0);
  });

  it('requests what failed again', async () => {
    let fails = true;
    const { solve } = createSolver();
    const reach = cacheReach(
      (...asked) => (fails ? Promise.reject(new RoutingError('unavailable', 'Stopped.')) : solve(...asked)),
      0,
      10
    );
    const places = createPlaces(3);
    await expect(reach(places, places, 3)).rejects.toThrow('Stopped.');
    fails = false;
    expect(await reach(places, places, 3)).toHaveLength(3);
  });
});
