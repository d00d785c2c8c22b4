import { fetchCurrentPrices, fetchFuturePrices } from './prices';

const answers: unknown[] = [];
const asked: string[] = [];
const price = {
  communityName: 'Ikot Obio & Sons',
  LGA: 'Uyo',
  State: 'Akwa Ibom',
  previousPeriodP1Price: 36_500,
  futurePrice: 37_150,
  futureDate: '2026-12-01'
};

beforeEach(() => {
  answers.length = 0;
  asked.length = 0;
  globalThis.fetch = jest.fn(async (url: string | URL | Request) => {
    asked.push(String(url));
    return new Response(JSON.stringify(answers.shift()), { status: 200 });
  });
});

describe('prices', () => {
  it('[MP-03] fetches the future prices of a day, or of one community by its exact name', async () => {
    answers.push({ data: [price] }, { data: [] });
    const options = { serverUrl: 'https://site.example' };
    await expect(fetchFuturePrices('2026-12-01', 'Ikot Obio & Sons', options)).resolves.toEqual([price]);
    await expect(fetchFuturePrices('2026-12-01')).resolves.toEqual([]);
    expect(asked).toEqual([
      'https://site.example/api/future-price/date?date=2026-12-01&community=Ikot+Obio+%26+Sons',
      '/api/future-price/date?date=2026-12-01'
    ]);
  });

  it('[MP-15] fetches the current price of each LGA with its date', async () => {
    const uyo = {
      LGA: 'UYOO',
      name: 'Uyo',
      state: 'Akwa Ibom',
      currentP1Price: 36_420,
      currentP1PriceDate: '2026-10-30',
      currentP1PriceIsOld: false
    };
    answers.push({ data: [uyo] });
    await expect(fetchCurrentPrices()).resolves.toEqual([uyo]);
    expect(asked).toEqual(['/api/current-price']);
  });

  it.each([undefined, {}, { data: null }, { data: {} }])(
    'rejects an answer that is no list: %p',
    async (answer) => {
      answers.push(answer);
      await expect(fetchCurrentPrices()).rejects.toMatchObject({ code: 'bad_answer' });
    }
  );
});
