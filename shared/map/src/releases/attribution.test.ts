import Collection from 'esri/core/Collection';
import type MapView from 'esri/views/MapView';
import { attributionOf } from './attribution';

test('SDK 5 says of the view whose the data are', async () => {
  const view = {
    attributionItems: [
      { text: 'Ministry', score: 2 },
      { text: 'Survey', score: 1 }
    ]
  };
  expect(await attributionOf(view as unknown as MapView)).toEqual(['Ministry', 'Survey']);
});

test('before, the model of the SDK’s widget says it', async () => {
  const layerView = (said: string, suspended = false) => ({
    suspended,
    layer: { copyright: said, attributionVisible: true },
    attributionItems: [{ text: said, score: 1 }]
  });
  const allLayerViews = new Collection([layerView('Ministry'), layerView('not drawn', true)]);
  const view = { ready: true, allLayerViews };
  expect(await attributionOf(view as unknown as MapView)).toEqual(['Ministry']);
});
