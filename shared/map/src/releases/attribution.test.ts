import Collection from 'esri/core/Collection';
import type MapView from 'esri/views/MapView';
import { fetchAttribution } from './attribution';

test('SDK 5 has the attribution on the view', async () => {
  const view = {
    attributionItems: [
      { text: 'Ministry', score: 2 },
      { text: 'Survey', score: 1 }
    ]
  };
  expect(await fetchAttribution(view as unknown as MapView)).toEqual(['Ministry', 'Survey']);
});

test('before, the layers that are drawn say it, and contributors to a basemap where the view is', async () => {
  const layerView = (layer: object, suspended = false) => ({ suspended, layer });
  const contributors = [
    { attribution: 'Here', coverageAreas: [{ bbox: [4, 5, 6, 9], zoomMin: 0, zoomMax: 10 }] },
    { attribution: 'Closer', coverageAreas: [{ bbox: [4, 5, 6, 9], zoomMin: 11, zoomMax: 20 }] },
    { attribution: 'Elsewhere', coverageAreas: [{ bbox: [40, 5, 60, 9], zoomMin: 0, zoomMax: 20 }] }
  ];
  const allLayerViews = new Collection([
    layerView({ copyright: 'Ministry' }),
    layerView({ copyright: 'not drawn' }, true),
    layerView({ copyright: 'not to be said', attributionVisible: false }),
    layerView({ copyright: 'layer', portalItem: { accessInformation: 'Item' } }),
    layerView({
      copyright: 'Basemap',
      hasAttributionData: true,
      fetchAttributionData: async () => ({ contributors })
    }),
    layerView({
      copyright: 'Offline',
      hasAttributionData: true,
      fetchAttributionData: () => Promise.reject(new Error('unreachable'))
    }),
    layerView({ copyright: null })
  ]);
  const view = { ready: true, allLayerViews, zoom: 8, center: { latitude: 5, longitude: 7.9 } };
  expect(await fetchAttribution(view as unknown as MapView)).toEqual(['Ministry', 'Item', 'Here', 'Offline']);
});
