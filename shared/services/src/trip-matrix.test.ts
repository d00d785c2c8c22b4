import type { TripMatrix } from '@site/domain';
import { fetchTripMatrix } from './trip-matrix';

const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();
beforeEach(() => {
  fetched.mockReset();
  globalThis.fetch = fetched as unknown as typeof fetch;
});

/** Answers as the server does, with a distance of 1 km for each step in the list. */
const answerRows = (_url: string, { body }: RequestInit): Promise<Response> => {
  const { places, first, count } = JSON.parse(body as string) as {
    places: object[];
    first: number;
    count: number;
  };
  const kilometres = places
    .map((_, from) => places.map((_place, to) => Math.abs(to - from)))
    .slice(first, first + count);
  const answer: TripMatrix = {
    first,
    kilometres,
    minutes: kilometres,
    snapDistances: places.map(() => 10),
    rain: null,
    parameterVersion: 3,
    computedAt: '2026-11-27T10:00:00.000Z'
  };
  return Promise.resolve(new Response(JSON.stringify(answer)));
};
const createPlaces = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ latitude: 5, longitude: 7 + index / 100, name: 'Uyo' }));

describe('fetchTripMatrix', () => {
  it('fetches some rows at a time, reports progress and joins them', async () => {
    fetched.mockImplementation(answerRows);
    const shares: number[] = [];
    const places = createPlaces(100);
    const { matrix, parameterVersion } = await fetchTripMatrix(places, 'dry', {
      onProgress: (share) => shares.push(share)
    });
    expect(shares).toEqual([0.4, 0.8, 1]);
    expect(matrix.size).toBe(100);
    expect(matrix.kilometres[99 * 100 + 1]).toBe(98);
    expect(parameterVersion).toBe(3);
    const sent = JSON.parse(fetched.mock.calls[0]![1].body as string) as { places: object[] };
    expect(sent.places[0]).toEqual({ latitude: 5, longitude: 7 });
  });

  it('begins again when the parameters change between two calls', async () => {
    let calls = 0;
    fetched.mockImplementation(async (url, init) => {
      const answer = (await (await answerRows(url, init)).json()) as TripMatrix;
      calls += 1;
      return new Response(JSON.stringify({ ...answer, parameterVersion: calls < 2 ? 3 : 4 }));
    });
    const { matrix, parameterVersion } = await fetchTripMatrix(createPlaces(100), 'dry');
    expect([parameterVersion, matrix.size, calls]).toEqual([4, 100, 5]);
  });

  it('stops at the first failure', async () => {
    const problem = { error: { code: 'routing_unavailable', message: 'Stopped.', requestId: '1' } };
    fetched.mockResolvedValue(new Response(JSON.stringify(problem), { status: 503 }));
    await expect(fetchTripMatrix(createPlaces(100), 'rainy')).rejects.toMatchObject({
      code: 'routing_unavailable'
    });
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});
