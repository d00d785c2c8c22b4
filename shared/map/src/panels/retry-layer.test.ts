import FeatureLayer from 'esri/layers/FeatureLayer';
import GroupLayer from 'esri/layers/GroupLayer';
import type Layer from 'esri/layers/Layer';
import EsriMap from 'esri/Map';
import { retryLayer } from './retry-layer';

const REFUSED = 'http://127.0.0.1:9/arcgis/rest/services/roads/FeatureServer/0';
const createRoads = () =>
  new FeatureLayer({ id: 'roads', title: 'Roads', url: REFUSED, definitionExpression: 'a > 1' });
const listIds = (map: EsriMap) => map.allLayers.toArray().map(({ id }) => id);

it('replaces a failed layer with an equal new one at the same place in the layer order', () => {
  const failed = createRoads();
  const map = new EsriMap({
    layers: [new GroupLayer({ id: 'below' }), failed, new GroupLayer({ id: 'above' })]
  });
  retryLayer(failed);
  const anew = map.findLayerById('roads') as FeatureLayer;
  expect(anew).not.toBe(failed);
  expect([anew.loadStatus, anew.title, anew.definitionExpression]).toEqual(['not-loaded', 'Roads', 'a > 1']);
  expect(listIds(map)).toEqual(['below', 'roads', 'above']);
});

it('replaces a layer within a group, and ignores a layer that is in no map', () => {
  const failed: Layer = createRoads();
  const group = new GroupLayer({ layers: [failed] });
  retryLayer(failed);
  expect(group.layers.length).toBe(1);
  expect(group.layers.getItemAt(0)).not.toBe(failed);
  expect(() => retryLayer(failed)).not.toThrow();
});
