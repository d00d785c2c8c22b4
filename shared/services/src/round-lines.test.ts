import type { LatLon, TripWays } from '@site/domain';
import { fetchRoundLines } from './round-lines';

const factory = { latitude: 5, longitude: 8 };
const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();
beforeEach(() => {
  fetched.mockReset();
  globalThis.fetch = fetched as unknown as typeof fetch;
});

interface Body {
  readonly rounds: readonly (readonly LatLon[])[];
}

describe('fetchRoundLines', () => {
  it('[BY-13] fetches twenty rounds at a time; a round without a route has no line', async () => {
    fetched.mockImplementation((_url, { body }) => {
      const ways = (JSON.parse(body as string) as Body).rounds.map((stops) =>
        stops[1]!.latitude === 5.03
          ? { problem: 'noWay' as const }
          : { kilometres: 9, minutes: 8, line: stops.map(({ latitude, longitude }) => [longitude, latitude]) }
      );
      const answer = { ways, rain: null, parameterVersion: 1, computedAt: '2026-11-27T10:00:00.000Z' };
      return Promise.resolve(new Response(JSON.stringify(answer as TripWays)));
    });
    const rounds = Array.from({ length: 23 }, (_, at) => [
      factory,
      { latitude: 5 + at / 100, longitude: 7, name: 'Uyo' },
      factory
    ]);
    const lines = await fetchRoundLines(rounds, 'dry');
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(lines.map((line, at) => line?.[1] ?? at)).toEqual(
      rounds.map((_, at) => (at === 3 ? 3 : [7, 5 + at / 100]))
    );
    const sent = JSON.parse(fetched.mock.calls[0]![1].body as string) as Body;
    expect(sent.rounds[1]).toEqual([factory, { latitude: 5.01, longitude: 7 }, factory]);
  });
});
