import { fetchCommunityData } from './community-data';

const DAY = '2026-12-01';
const here = { community: 'Ikot', LGA: 'Uyo', State: 'Akwa Ibom' };
/** A future price in the format of the server. */
const createPrice = (LGA: string, State: string, futurePrice: number) => ({
  communityName: 'Ikot',
  LGA,
  State,
  previousPeriodP1Price: 36_000,
  futurePrice,
  futureDate: DAY
});

/** Mocks both requests; `status` is that of the future prices. */
function mockResponses(future: readonly object[], status = 200) {
  const current = [
    {
      LGA: 'UYOO',
      name: 'Uyo',
      state: 'Akwa Ibom',
      currentP1Price: 36_420,
      currentP1PriceDate: DAY,
      currentP1PriceIsOld: false
    },
    {
      LGA: 'UYEE',
      name: 'Uyo',
      state: 'Edo',
      currentP1Price: 39_000,
      currentP1PriceDate: DAY,
      currentP1PriceIsOld: false
    }
  ];
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL) =>
    String(input).includes('/api/future-price')
      ? new Response(JSON.stringify({ data: future }), { status })
      : new Response(JSON.stringify({ data: current }), { status: 200 })
  );
}
const requestData = (place: typeof here) => fetchCommunityData(place, DAY, '', new AbortController().signal);

describe('prices of a community', () => {
  it('[MP-03] returns the prices of its own LGA and state when other communities have its name', async () => {
    mockResponses([
      createPrice('Abak', 'Akwa Ibom', 35_000),
      createPrice('Uyo', 'Edo', 38_000),
      createPrice('Uyo', 'Akwa Ibom', 37_000)
    ]);
    expect(await requestData(here)).toMatchObject({
      currentPrice: { currentP1Price: 36_420 },
      future: { futurePrice: 37_000 }
    });
    expect(await requestData({ ...here, LGA: 'Abak' })).toMatchObject({
      currentPrice: null,
      future: { futurePrice: 35_000 }
    });
    expect(await requestData({ ...here, LGA: 'Eket' })).toEqual({ currentPrice: null, future: null });
  });

  it('[MP-03] returns the current price when the server refuses future prices', async () => {
    mockResponses([], 403);
    expect(await requestData(here)).toMatchObject({
      currentPrice: { currentP1Price: 36_420 },
      future: 'refused'
    });
  });
});
