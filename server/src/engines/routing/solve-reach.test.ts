import type { LatLon } from '@site/domain';
import { solveReach } from './solve-reach';

const DEGREE_KM = 111;

/** A service whose roads run straight at 60 km/h, with none to places east of 9°. */
function createService() {
  const calls: { readonly targets: number; readonly metres: number }[] = [];
  const boundedMatrix = (request: object, metres: number) => {
    const { sources, targets } = request as Record<
      'sources' | 'targets',
      readonly { readonly lon: number }[]
    >;
    calls.push({ targets: targets.length, metres });
    const distances = sources.map((from) => targets.map((to) => Math.abs(to.lon - from.lon) * DEGREE_KM));
    const durations = distances.map((row) => row.map((km, at) => (targets[at]!.lon > 9 ? null : km * 60)));
    return Promise.resolve({ sources_to_targets: { distances, durations } });
  };
  return { calls, boundedMatrix };
}
const createPlace = (longitude: number): LatLon => ({ latitude: 0, longitude });
const ROADS = { fastestKph: 90, maxPairs: 1_000 };

describe('solveReach', () => {
  it('returns the targets within the time, rounded, and none without a road', async () => {
    const service = createService();
    const call = {
      sources: [7, 8.9].map(createPlace),
      targets: [7.1234, 7.6, 8.95, 9.1].map(createPlace),
      minutes: 60
    };
    const rows = await solveReach(call, ROADS, service);
    expect(rows).toEqual([
      { targets: [0], minuteTenths: [137], kilometreHundredths: [1370] },
      { targets: [2], minuteTenths: [55], kilometreHundredths: [555] }
    ]);
  });

  it('counts a way whose time rounds to the longest drive', async () => {
    const call = {
      sources: [createPlace(7)],
      targets: [7 + 10.04 / DEGREE_KM, 7 + 10.06 / DEGREE_KM].map(createPlace),
      minutes: 10
    };
    expect((await solveReach(call, ROADS, createService()))[0]!.targets).toEqual([0]);
  });

  it('sends only targets that the fastest road could reach, with a bound that covers them and the time', async () => {
    const service = createService();
    const call = {
      sources: [7, 7.5].map(createPlace),
      targets: [7.2, 8.3, 8.5].map(createPlace),
      minutes: 60
    };
    await solveReach(call, ROADS, service);
    // 90 km are 0.81 degrees: the last target is too far from both sources.
    expect(service.calls.map(({ targets }) => targets)).toEqual([2]);
    expect(service.calls[0]!.metres).toBeGreaterThan(1.3 * DEGREE_KM * 1_000);
    const alone = createService();
    await solveReach({ ...call, sources: [createPlace(7)], targets: [createPlace(7)] }, ROADS, alone);
    // The engine ends a search after a second for each 14 m.
    expect(alone.calls[0]!.metres / 14).toBeGreaterThanOrEqual(2 * 60 * 60);
    expect(await solveReach({ ...call, targets: [createPlace(12)] }, ROADS, createService())).toHaveLength(2);
  });

  it('divides targets into calls within the limit of pairs, with the same answer', async () => {
    const [whole, divided] = [createService(), createService()];
    const targets = Array.from({ length: 7 }, (_, at) => createPlace(7 + at / 20));
    const call = { sources: [7, 7.1].map(createPlace), targets, minutes: 30 };
    const rows = await solveReach(call, { ...ROADS, maxPairs: 6 }, divided);
    expect(divided.calls.map(({ targets: count }) => count)).toEqual([3, 3, 1]);
    expect(rows).toEqual(await solveReach(call, ROADS, whole));
  });
});
