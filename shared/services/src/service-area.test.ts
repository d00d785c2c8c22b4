import { fetchParameters } from './parameters';
import { solveServiceArea, summariseServiceArea } from './service-area';

const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();
const answer = (body: unknown) => new Response(JSON.stringify(body));
const url = 'https://site.example/arcgis/rest/services/Routing/NAServer/ServiceArea';

beforeEach(() => {
  fetched.mockReset();
  globalThis.fetch = fetched as unknown as typeof fetch;
});

const feature = (ToBreak: number) => ({
  attributes: { ToBreak, FromBreak: 0 },
  geometry: {
    rings: [
      [
        [7.1234567, 5],
        [7.2, 5.1],
        [7.3, 5],
        [7.1234567, 5]
      ]
    ]
  }
});

describe('polygons of a service area', () => {
  it('are asked for in degrees and come ascending, to about a metre', async () => {
    fetched.mockResolvedValue(answer({ saPolygons: { features: [feature(60), feature(20), feature(40)] } }));
    const polygons = await solveServiceArea(url, { latitude: 5.03, longitude: 7.93, breaks: [20, 40, 60] });
    expect(polygons.map(({ toBreak }) => toBreak)).toEqual([20, 40, 60]);
    expect(polygons[0]!.rings[0]![0]).toEqual([7.12346, 5]);
    const [asked, init] = fetched.mock.calls[0];
    const form = new URLSearchParams(String(init.body));
    expect(asked).toBe(`${url}/solveServiceArea`);
    expect(form.get('defaultBreaks')).toBe('20,40,60');
    expect(JSON.parse(form.get('facilities') ?? '')).toMatchObject({
      features: [{ geometry: { x: 7.93, y: 5.03, spatialReference: { wkid: 4326 } } }]
    });
  });

  it('that do not come are an error', async () => {
    fetched.mockResolvedValue(answer({ saPolygons: { features: [] } }));
    await expect(solveServiceArea(url, { latitude: 5, longitude: 7, breaks: [20] })).rejects.toMatchObject({
      code: 'bad_answer'
    });
  });
});

describe('figures and parameters', () => {
  it('are asked of the product', async () => {
    fetched.mockImplementation(async () => answer({ version: 1 }));
    await summariseServiceArea({ latitude: 5, longitude: 7, minutes: 60 }, 'https://site.example');
    await fetchParameters('https://site.example');
    expect(fetched.mock.calls.map(([asked]) => asked)).toEqual([
      'https://site.example/api/service-area-summary',
      'https://site.example/api/parameters'
    ]);
    expect(fetched.mock.calls[0]![1].body).toBe('{"latitude":5,"longitude":7,"minutes":60}');
  });
});
