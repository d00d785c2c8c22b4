import type { SiteWays } from '@site/domain';
import { fetchSiteWays } from './sites';

const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();
beforeEach(() => {
  fetched.mockReset();
  globalThis.fetch = fetched as unknown as typeof fetch;
});

interface SentBody {
  readonly candidates: readonly { readonly longitude: number }[];
  readonly demands: readonly object[];
}

/** Answers as the server does: each candidate reaches the first demand, except the one at 0 degrees. */
const answerWays = (_url: string, { body }: RequestInit): Promise<Response> => {
  const { candidates } = JSON.parse(body as string) as SentBody;
  const answer: SiteWays = {
    rows: candidates.map(({ longitude }) =>
      longitude === 0 ? null : { demands: [0], minutes: [longitude], kilometres: [2 * longitude] }
    ),
    demandsWithoutRoad: [1],
    rain: null,
    parameterVersion: 3,
    computedAt: '2026-11-27T10:00:00.000Z'
  };
  return Promise.resolve(new Response(JSON.stringify(answer)));
};
const createPlaces = (count: number) =>
  Array.from({ length: count }, (_, longitude) => ({ latitude: 5, longitude, name: 'Uyo' }));
const createQuestion = (starts: number) =>
  ({ starts: createPlaces(starts), demands: createPlaces(2), maxMinutes: 60, season: 'dry' }) as const;

describe('fetchSiteWays', () => {
  it('fetches some starts at a time, reports progress and returns a matrix without missing ways', async () => {
    fetched.mockImplementation(answerWays);
    const shares: number[] = [];
    const { matrix, startsWithoutRoad, demandsWithoutRoad } = await fetchSiteWays(createQuestion(250), {
      onProgress: (share) => shares.push(share)
    });
    expect(shares).toEqual([0.4, 0.8, 1]);
    expect([matrix.rows, matrix.columns]).toEqual([250, 2]);
    expect([matrix.minutes[2 * 249], matrix.kilometres[2 * 249]]).toEqual([249, 498]);
    expect([matrix.minutes[0], matrix.minutes[2 * 249 + 1]]).toEqual([Infinity, Infinity]);
    expect([startsWithoutRoad, demandsWithoutRoad]).toEqual([[0], [1]]);
    const sent = JSON.parse(fetched.mock.calls[0]![1].body as string) as SentBody;
    expect(sent.candidates[0]).toEqual({ latitude: 5, longitude: 0 });
  });

  it('begins again when the parameters change between two calls', async () => {
    let calls = 0;
    fetched.mockImplementation(async (url, init) => {
      const answer = (await (await answerWays(url, init)).json()) as SiteWays;
      calls += 1;
      return new Response(JSON.stringify({ ...answer, parameterVersion: calls < 2 ? 3 : 4 }));
    });
    const { matrix, parameterVersion } = await fetchSiteWays(createQuestion(150));
    expect([parameterVersion, matrix.rows, calls]).toEqual([4, 150, 4]);
  });
});
