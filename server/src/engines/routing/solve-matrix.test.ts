import type { LatLon } from '@site/domain';
import { RoutingError } from './routing-engine';
import { solveLocate, solveMatrix } from './solve-matrix';
import type { Valhalla } from './valhalla-client';

interface SentMatrix {
  readonly sources: readonly { readonly lon: number }[];
  readonly targets: readonly { readonly lon: number }[];
}

/** A service that refuses places on both sides of 8° as a whole, as one with a check of connections does. */
function createService(): Pick<Valhalla, 'matrix' | 'locate'> {
  return {
    matrix: (request) => {
      const { sources, targets } = request as SentMatrix;
      const isEast = ({ lon }: { lon: number }) => lon > 8;
      if (new Set([...sources, ...targets].map(isEast)).size > 1)
        return Promise.reject(new RoutingError('noRoute', 'Locations are in unconnected regions'));
      const rows = sources.map((from) => targets.map((to) => Math.abs(to.lon - from.lon) * 100));
      return Promise.resolve({
        sources_to_targets: { distances: rows, durations: rows.map((row) => row.map((km) => km * 60)) }
      });
    },
    locate: () => Promise.resolve([{ edges: [{ correlated_lat: 5.1, correlated_lon: 7 }] }])
  };
}
const service = createService() as Valhalla;
const createPlace = (longitude: number): LatLon => ({ latitude: 5, longitude });

describe('solveMatrix', () => {
  it('returns the ways of a service that refuses places on an island, null to and from them', async () => {
    const places = [7, 9, 7.1, 7.2, 9.1].map(createPlace);
    const call = { sources: places, targets: places, maxSnapDistance: 5_000 };
    const { kilometres, minutes } = await solveMatrix(call, service);
    const rounded = kilometres.map((row) => row.map((value) => value && Math.round(value)));
    expect(rounded).toEqual([
      [0, null, 10, 20, null],
      [null, 0, null, null, 10],
      [10, null, 0, 10, null],
      [20, null, 10, 0, null],
      [null, 10, null, null, 0]
    ]);
    expect(minutes[0]![3]).toBeCloseTo(20, 6);
  });

  it('passes on faults of the engine', async () => {
    const fails = {
      ...service,
      matrix: () => Promise.reject(new RoutingError('unavailable', 'Stopped.'))
    };
    const call = { sources: [createPlace(7)], targets: [createPlace(7)], maxSnapDistance: 5_000 };
    await expect(solveMatrix(call, fails)).rejects.toThrow('Stopped.');
  });
});

describe('solveLocate', () => {
  it('returns null for a road that a service finds beyond the distance', async () => {
    const places = [createPlace(7)];
    expect(await solveLocate({ places, maxSnapDistance: 5_000 }, service)).toEqual([null]);
    const [found] = await solveLocate({ places, maxSnapDistance: 20_000 }, service);
    expect(found!.snapDistance).toBeCloseTo(11_119, 0);
    expect(found!.snapped).toEqual({ latitude: 5.1, longitude: 7 });
  });
});
