import type { JimuMapView } from 'jimu-arcgis';
import { refreshLayers, refreshServiceLayers } from './refresh-layers';

it('refreshes every visible layer, and only these', () => {
  const createLayer = (visible: boolean) => ({ visible, refresh: jest.fn() });
  const [shown, hidden, unable] = [createLayer(true), createLayer(false), { visible: true }];
  const map = { allLayers: { toArray: () => [shown, hidden, unable] } };
  refreshLayers({ view: { map } } as unknown as JimuMapView);
  expect([shown.refresh.mock.calls.length, hidden.refresh.mock.calls.length]).toEqual([1, 0]);
  expect(() => refreshLayers({ view: { map: null } } as unknown as JimuMapView)).not.toThrow();
});

it('refreshes the layers on services after a change of data, hidden ones too', () => {
  const createLayer = (visible: boolean, url: string | null) => ({ visible, url, refresh: jest.fn() });
  const mills = createLayer(true, 'https://site.example/arcgis/rest/services/mills/FeatureServer/0');
  const soil = createLayer(false, 'https://site.example/arcgis/rest/services/soil/ImageServer');
  const drawing = createLayer(true, null);
  const map = { allLayers: { toArray: () => [mills, soil, drawing] } };
  refreshServiceLayers({ view: { map } } as unknown as JimuMapView);
  expect([mills, soil, drawing].map(({ refresh }) => refresh.mock.calls.length)).toEqual([1, 1, 0]);
});

it('lets layers ask for their newest data after a change, with their other parameters', () => {
  const createLayer = (customParameters: object | null) => ({
    url: 'https://site.example/arcgis/rest/services/Roads/FeatureServer/0',
    customParameters,
    refresh: jest.fn()
  });
  const [named, plain] = [createLayer({ dataVersion: 'a1', season: 'dry' }), createLayer(null)];
  const map = { allLayers: { toArray: () => [named, plain] } };
  refreshServiceLayers({ view: { map } } as unknown as JimuMapView);
  expect([named, plain].map(({ customParameters }) => customParameters)).toEqual([{ season: 'dry' }, null]);
});
