import { fetchOfftakeFarms, summariseOfftake } from './offtake';
import { sampleSoil } from './soil';

const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();
const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const points = [[7.9, 5], [8, 5.1], [0, 0]] as const; // prettier-ignore
const samples = [
  { locationId: 1, value: '5.4' },
  { locationId: 0, value: 'NaN' }
];

beforeEach(() => {
  jest.useFakeTimers();
  fetched.mockReset();
  globalThis.fetch = fetched as unknown as typeof fetch;
});
afterEach(() => jest.useRealTimers());

describe('soil at points', () => {
  it('is asked in one question, the values in the order of the points', async () => {
    fetched.mockResolvedValueOnce(answer({ samples }));
    await expect(sampleSoil('soilPH', points, 'https://s')).resolves.toEqual([null, 5.4, null]);
    const [url, { body, method }] = fetched.mock.calls[0]!;
    expect([url, method]).toEqual(['https://s/arcgis/rest/services/soilPH/ImageServer/getSamples', 'POST']);
    expect(JSON.parse(String(body))).toMatchObject({ geometry: { points } });
  });

  it('is asked again three times, a second apart, then fails with the last reason', async () => {
    fetched.mockImplementation(async () => answer({ error: { code: 500, message: 'Down' } }));
    const asked = sampleSoil('soilCarbon', points);
    const failed = expect(asked).rejects.toMatchObject({ code: 'arcgis_500', message: 'Down' });
    await jest.advanceTimersByTimeAsync(2_999);
    expect(fetched).toHaveBeenCalledTimes(3);
    await jest.advanceTimersByTimeAsync(2);
    expect(fetched).toHaveBeenCalledTimes(4);
    await failed;
  });

  it('is had at the second time where the first fails', async () => {
    fetched.mockRejectedValueOnce(new TypeError('offline')).mockResolvedValueOnce(answer({ samples }));
    const asked = sampleSoil('soilSand', points);
    await jest.advanceTimersByTimeAsync(1_000);
    await expect(asked).resolves.toEqual([null, 5.4, null]);
  });

  it('is not asked again of who may not know it, nor once it is given up', async () => {
    fetched.mockImplementation(async () => answer({ error: { code: 403, message: 'No' } }));
    await expect(sampleSoil('soilPH', points)).rejects.toMatchObject({ status: 403 });
    expect(fetched).toHaveBeenCalledTimes(1);
    fetched.mockImplementation(async () => answer({}, 503));
    const leaving = new AbortController();
    const asked = sampleSoil('soilPH', points, '', leaving.signal);
    const given = expect(asked).rejects.toMatchObject({ name: 'AbortError' });
    await jest.advanceTimersByTimeAsync(500);
    leaving.abort();
    await given;
    await jest.advanceTimersByTimeAsync(5_000);
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});

describe('an offtake summary', () => {
  it('and the farms behind it are asked of the product', async () => {
    fetched.mockImplementation(async () => answer({ total: 0, ids: [] }));
    const place = { latitude: 5, longitude: 7, mode: 'summary' };
    await summariseOfftake(place, 'https://s');
    await fetchOfftakeFarms(place, 'maize', 2, 'https://s');
    expect(fetched.mock.calls.map(([url, { body }]) => [url, body])).toEqual([
      ['https://s/api/offtake-summary', '{"latitude":5,"longitude":7}'],
      ['https://s/api/offtake-farms', '{"latitude":5,"longitude":7,"farms":"maize","page":2}']
    ]);
  });
});
