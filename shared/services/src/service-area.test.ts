import { fetchParameters } from './parameters';
import { summariseServiceArea, summariseTogether } from './service-area';

const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();
const createResponse = (body: unknown) => new Response(JSON.stringify(body));

beforeEach(() => {
  fetched.mockReset();
  globalThis.fetch = fetched as unknown as typeof fetch;
});

describe('figures and parameters', () => {
  it('are requested from the product', async () => {
    fetched.mockImplementation(async () => createResponse({ version: 1 }));
    await summariseServiceArea(
      { latitude: 5, longitude: 7, minutes: 60, season: 'rainy' },
      'https://site.example'
    );
    await fetchParameters('https://site.example');
    expect(fetched.mock.calls.map(([asked]) => asked)).toEqual([
      'https://site.example/api/service-area-summary',
      'https://site.example/api/parameters'
    ]);
    const area = { latitude: 5, longitude: 7, minutes: 60, number: 1 };
    await summariseTogether([area, area], 'https://site.example');
    const [url, { body }] = fetched.mock.calls[2]!;
    expect(url).toBe('https://site.example/api/service-areas-together');
    expect(body).toBe(
      '{"areas":[{"latitude":5,"longitude":7,"minutes":60},{"latitude":5,"longitude":7,"minutes":60}]}'
    );
    expect(fetched.mock.calls[0]![1].body).toBe('{"latitude":5,"longitude":7,"minutes":60,"season":"rainy"}');
  });
});
