import esriConfig from '@arcgis/core/config';
import esriRequest from '@arcgis/core/request';
import { answerDefinitions, expectDefinitions } from './layer-definitions';

jest.mock('@arcgis/core/request', () => ({ __esModule: true, default: jest.fn() }));
const asked = jest.mocked(esriRequest);

const createLayerUrl = (service: string) =>
  `${window.location.origin}/arcgis/rest/services/${service}/FeatureServer/0`;

/**
 * Returns the definition that the interceptor gives the SDK for a URL; undefined when the SDK must fetch it
 * itself.
 */
const interceptRequest = (url: string): Promise<unknown> => {
  const interceptor = esriConfig.request.interceptors.at(-1)!;
  expect((interceptor.urls as RegExp).test(url)).toBe(true);
  return interceptor.before!({ url, requestOptions: {} }) as Promise<unknown>;
};

beforeAll(answerDefinitions);

describe("metadata of a map's layers", () => {
  it('is requested once, also for layers in groups, and returned for each request of the SDK', async () => {
    const layers = [
      { service: 'A', definition: { id: 0, name: 'a' } },
      { service: 'B', definition: { id: 0, name: 'b' } }
    ];
    asked.mockResolvedValue({ data: { layers } } as never);
    expectDefinitions({
      operationalLayers: [
        { url: createLayerUrl('A') },
        { layers: [{ url: createLayerUrl('B') }, { url: createLayerUrl('A') }] },
        { url: createLayerUrl('E'), visibility: false },
        { url: 'https://elsewhere.example/arcgis/rest/services/C/FeatureServer/0' },
        {}
      ]
    });
    expect(asked.mock.calls).toEqual([
      [`${window.location.origin}/arcgis/rest/services/layers`, { query: { services: 'A,B', f: 'json' } }]
    ]);
    const first = (await interceptRequest(createLayerUrl('A'))) as { name: string };
    // The SDK changes the object that it receives; the next request gets an unchanged copy.
    first.name = 'changed';
    expect(await interceptRequest(createLayerUrl('A'))).toEqual(layers[0]!.definition);
    expect(await interceptRequest(createLayerUrl('B'))).toEqual(layers[1]!.definition);
    expect(
      await interceptRequest('https://elsewhere.example/arcgis/rest/services/C/FeatureServer/0')
    ).toBeUndefined();
  });

  it('of layers that are turned on later is requested together and once', async () => {
    const [depots, partners] = ['Depots', 'Partners'].map((service) => ({
      service,
      definition: { id: 0, service }
    }));
    asked.mockReset().mockResolvedValue({ data: { layers: [depots, partners] } } as never);
    const urls = ['Depots', 'Partners', 'Depots'].map(createLayerUrl);
    const answers = await Promise.all(urls.map(interceptRequest));
    expect(answers).toEqual([depots, partners, depots].map((layer) => layer!.definition));
    expect(await interceptRequest(createLayerUrl('Partners'))).toEqual(partners!.definition);
    expect(asked.mock.calls).toEqual([
      [expect.any(String), { query: { services: 'Depots,Partners', f: 'json' } }]
    ]);
  });

  it('is left to the SDK when the request fails', async () => {
    const said = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    asked.mockRejectedValue(new Error('gone'));
    expectDefinitions({ operationalLayers: [{ url: createLayerUrl('D') }] });
    expect(await interceptRequest(createLayerUrl('D'))).toBeUndefined();
    expect(said).toHaveBeenCalled();
  });
});
