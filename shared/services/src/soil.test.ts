import { fetchOfftakeFarms, summariseOfftake } from './offtake';
import { getImageServiceUrl, sampleSoil } from './soil';

const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();
const createResponse = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
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

const service = 'https://s/arcgis/rest/services/soilPH/ImageServer';

describe('soil at positions', () => {
  it('is sampled in one request, with the values in the order of the positions', async () => {
    fetched.mockResolvedValueOnce(createResponse({ samples }));
    await expect(sampleSoil(service, points)).resolves.toEqual([null, 5.4, null]);
    const [url, { body, method }] = fetched.mock.calls[0]!;
    expect([url, method]).toEqual([`${service}/getSamples`, 'POST']);
    expect(JSON.parse(new URLSearchParams(String(body)).get('geometry')!)).toMatchObject({ points });
  });

  it('is requested again three times, a second apart, then fails with the last error', async () => {
    fetched.mockImplementation(async () => createResponse({ error: { code: 500, message: 'Down' } }));
    const sampled = sampleSoil(service, points);
    const failed = expect(sampled).rejects.toMatchObject({ code: 'arcgis_500', message: 'Down' });
    await jest.advanceTimersByTimeAsync(2_999);
    expect(fetched).toHaveBeenCalledTimes(3);
    await jest.advanceTimersByTimeAsync(2);
    expect(fetched).toHaveBeenCalledTimes(4);
    await failed;
  });

  it('is returned by the second request when the first one fails', async () => {
    fetched
      .mockRejectedValueOnce(new TypeError('offline'))
      .mockResolvedValueOnce(createResponse({ samples }));
    const sampled = sampleSoil(service, points);
    await jest.advanceTimersByTimeAsync(1_000);
    await expect(sampled).resolves.toEqual([null, 5.4, null]);
  });

  it('is not requested again without access, nor once it is aborted', async () => {
    fetched.mockImplementation(async () => createResponse({ error: { code: 403, message: 'No' } }));
    await expect(sampleSoil(service, points)).rejects.toMatchObject({ status: 403 });
    expect(fetched).toHaveBeenCalledTimes(1);
    fetched.mockImplementation(async () => createResponse({}, 503));
    const leaving = new AbortController();
    const sampled = sampleSoil(service, points, { signal: leaving.signal });
    const aborted = expect(sampled).rejects.toMatchObject({ name: 'AbortError' });
    await jest.advanceTimersByTimeAsync(500);
    leaving.abort();
    await aborted;
    await jest.advanceTimersByTimeAsync(5_000);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('is not requested again when no answer came in time', async () => {
    fetched.mockImplementation(
      (_url, { signal }) =>
        new Promise((_resolve, reject) =>
          signal!.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')))
        )
    );
    const late = expect(sampleSoil(service, points)).rejects.toMatchObject({ code: 'network' });
    await jest.advanceTimersByTimeAsync(120_000);
    await late;
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('comes from SITE’s server at the address of the page or of its settings', () => {
    expect(getImageServiceUrl('soilPH', 'https://site.example')).toBe(
      'https://site.example/arcgis/rest/services/soilPH/ImageServer'
    );
    expect(getImageServiceUrl('soilPH')).toBe(
      `${window.location.origin}/arcgis/rest/services/soilPH/ImageServer`
    );
  });
});

describe('an offtake summary', () => {
  it('is requested from the product, and the farms behind it too', async () => {
    fetched.mockImplementation(async () => createResponse({ total: 0, ids: [] }));
    const place = { latitude: 5, longitude: 7, mode: 'summary' };
    await summariseOfftake(place, 'https://s');
    await fetchOfftakeFarms(place, 'maize', 2, 'https://s');
    expect(fetched.mock.calls.map(([url, { body }]) => [url, body])).toEqual([
      ['https://s/api/offtake-summary', '{"latitude":5,"longitude":7}'],
      ['https://s/api/offtake-farms', '{"latitude":5,"longitude":7,"farms":"maize","page":2}']
    ]);
  });
});
