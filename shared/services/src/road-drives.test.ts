import type { TripMatrix } from '@site/domain';
import { fetchRoadDrives } from './road-drives';

const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();
beforeEach(() => {
  fetched.mockReset();
  globalThis.fetch = fetched as unknown as typeof fetch;
});

interface PartRequest {
  readonly places: readonly { readonly longitude: number }[];
  readonly count?: number;
  readonly columns?: number;
}
const readRequest = (at: number) => JSON.parse(fetched.mock.calls[at]![1].body as string) as PartRequest;

/** Answers as the server does: 1 km for each hundredth of a degree to the east, 2 km to the west. */
const answerPart = (_url: string, { body }: RequestInit): Promise<Response> => {
  const { places, count = 500, columns = 500 } = JSON.parse(body as string) as PartRequest;
  const kilometres = places.slice(0, count).map((from) =>
    places.slice(0, columns).map((to) => {
      const steps = Math.round(100 * (to.longitude - from.longitude));
      return steps >= 0 ? steps : -2 * steps;
    })
  );
  const answer: TripMatrix = {
    ...{ first: 0, kilometres, minutes: kilometres },
    snapDistances: places.map(() => 10),
    ...{ rain: null, parameterVersion: 3, computedAt: '2026-11-27T10:00:00.000Z' }
  };
  return Promise.resolve(new Response(JSON.stringify(answer)));
};
const factory = { latitude: 5, longitude: 7 };
const createPlaces = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ latitude: 5, longitude: 7 + (index + 1) / 100 }));

describe('fetchRoadDrives', () => {
  it('returns the way to each place and the way back by two calls', async () => {
    fetched.mockImplementation(answerPart);
    const { drives, parameterVersion } = await fetchRoadDrives(factory, createPlaces(3), 'dry');
    expect(drives[2]).toEqual({ kilometres: { out: 3, back: 6 }, minutes: { out: 3, back: 6 } });
    expect(parameterVersion).toBe(3);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('divides 500 places into calls of at most 500 places with the factory', async () => {
    fetched.mockImplementation(answerPart);
    const { drives } = await fetchRoadDrives(factory, createPlaces(500), 'dry');
    expect(drives).toHaveLength(500);
    expect(drives[499]).toMatchObject({ kilometres: { out: 500, back: 1000 } });
    expect([0, 1, 2, 3].map((at) => readRequest(at).places.length)).toEqual([500, 500, 2, 2]);
  });

  it('rejects with the problem of the server', async () => {
    const problem = { error: { code: 'routing_unavailable', message: 'Stopped.', requestId: '1' } };
    fetched.mockResolvedValue(new Response(JSON.stringify(problem), { status: 503 }));
    await expect(fetchRoadDrives(factory, createPlaces(1), 'rainy')).rejects.toMatchObject({
      code: 'routing_unavailable'
    });
  });
});
