import esriConfig from 'esri/config';
import type { JimuMapView } from 'jimu-arcgis';
import { repeatFailedParts } from './repeat-failed-parts';

jest.useFakeTimers();

const MILLS = 'https://site.example/arcgis/rest/services/mills/FeatureServer/0';
const mills = { title: 'Mills', visible: true, url: MILLS, refresh: jest.fn() };
const hidden = { title: 'Hidden', visible: false, url: MILLS.replace('mills', 'hidden'), refresh: jest.fn() };
const layers = [mills, hidden];
const view = { updating: false, map: { allLayers: { find: layers.find.bind(layers) } } };

/** Acts as the SDK whose request failed. */
function fail(details: object, name = 'request:server'): void {
  for (const { error } of esriConfig.request.interceptors) error?.({ name, details } as never);
}
const failTile = (httpStatus?: number) => fail({ url: `${MILLS}/query?geometry=1`, httpStatus });

let announced: (readonly string[])[];
let handle: { remove(): void };
beforeEach(() => {
  esriConfig.request.interceptors = [];
  announced = [];
  mills.refresh.mockReset();
  handle = repeatFailedParts({ view } as unknown as JimuMapView, (titles) => announced.push(titles));
});

describe('a layer of which a part is missing', () => {
  it.each([503, undefined])('is named, and read again until it is whole (%s)', async (status) => {
    failTile(status);
    failTile(status);
    expect(announced).toEqual([['Mills']]);
    mills.refresh.mockImplementationOnce(() => failTile(status));
    await jest.advanceTimersByTimeAsync(3_000);
    expect(mills.refresh).toHaveBeenCalledTimes(1);
    expect(announced).toEqual([['Mills']]);
    // The second pause is twice as long.
    await jest.advanceTimersByTimeAsync(4_000);
    expect(mills.refresh).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(announced).toEqual([['Mills'], []]);
    expect(mills.refresh).toHaveBeenCalledTimes(2);
  });

  it('is left alone when it is hidden, refused or cancelled, and after the map is gone', async () => {
    fail({ url: `${hidden.url}/query`, httpStatus: 503 });
    fail({ url: 'https://site.example/arcgis/rest/info', httpStatus: 503 });
    failTile(400);
    fail({ url: `${MILLS}/query` }, 'AbortError');
    expect(announced).toEqual([]);
    failTile(503);
    handle.remove();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(mills.refresh).not.toHaveBeenCalled();
    expect(esriConfig.request.interceptors).toEqual([]);
  });
});
