import esriConfig from '@arcgis/core/config';
import esriRequest from '@arcgis/core/request';
import { answerDefinitions, expectDefinitions } from './layer-definitions';

jest.mock('@arcgis/core/request', () => ({ __esModule: true, default: jest.fn() }));
const asked = jest.mocked(esriRequest);

const layer = (service: string) =>
  `${window.location.origin}/arcgis/rest/services/${service}/FeatureServer/0`;

/** What the SDK would be given for an address; undefined when it has to ask itself. */
const given = (url: string): Promise<unknown> => {
  const interceptor = esriConfig.request.interceptors.at(-1)!;
  expect((interceptor.urls as RegExp).test(url)).toBe(true);
  return interceptor.before!({ url, requestOptions: {} }) as Promise<unknown>;
};

beforeAll(answerDefinitions);

describe('the metadata of a map’s layers', () => {
  it('is asked for once, for layers of groups too, and handed out as often as it is wanted', async () => {
    const layers = [
      { service: 'A', definition: { id: 0, name: 'a' } },
      { service: 'B', definition: { id: 0, name: 'b' } }
    ];
    asked.mockResolvedValue({ data: { layers } } as never);
    expectDefinitions({
      operationalLayers: [
        { url: layer('A') },
        { layers: [{ url: layer('B') }, { url: layer('A') }] },
        { url: layer('E'), visibility: false },
        { url: 'https://elsewhere.example/arcgis/rest/services/C/FeatureServer/0' },
        {}
      ]
    });
    expect(asked.mock.calls).toEqual([
      [`${window.location.origin}/arcgis/rest/services/layers`, { query: { services: 'A,B', f: 'json' } }]
    ]);
    const first = (await given(layer('A'))) as { name: string };
    // The SDK changes what it is given; the next one gets it as it was.
    first.name = 'changed';
    expect(await given(layer('A'))).toEqual(layers[0]!.definition);
    expect(await given(layer('B'))).toEqual(layers[1]!.definition);
    expect(await given('https://elsewhere.example/arcgis/rest/services/C/FeatureServer/0')).toBeUndefined();
  });

  it('is left to the SDK when it does not come', async () => {
    const said = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    asked.mockRejectedValue(new Error('gone'));
    expectDefinitions({ operationalLayers: [{ url: layer('D') }] });
    expect(await given(layer('D'))).toBeUndefined();
    expect(said).toHaveBeenCalled();
  });
});
