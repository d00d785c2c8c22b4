import type { JimuMapView } from 'jimu-arcgis';
import { refreshLayers } from './refresh-layers';

it('refreshes every visible layer, and only these', () => {
  const createLayer = (visible: boolean) => ({ visible, refresh: jest.fn() });
  const [shown, hidden, unable] = [createLayer(true), createLayer(false), { visible: true }];
  const map = { allLayers: { toArray: () => [shown, hidden, unable] } };
  refreshLayers({ view: { map } } as unknown as JimuMapView);
  expect([shown.refresh.mock.calls.length, hidden.refresh.mock.calls.length]).toEqual([1, 0]);
  expect(() => refreshLayers({ view: { map: null } } as unknown as JimuMapView)).not.toThrow();
});
