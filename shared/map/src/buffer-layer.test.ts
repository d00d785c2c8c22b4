import type Polygon from 'esri/geometry/Polygon';
import type Polyline from 'esri/geometry/Polyline';
import Point from 'esri/geometry/Point';
import FeatureLayer from 'esri/layers/FeatureLayer';
import type GraphicsLayer from 'esri/layers/GraphicsLayer';
import Map from 'esri/Map';
import { addBufferLayer } from './buffer-layer';

const createArea = (longitude: number) => ({
  latitude: 5.5,
  longitude: longitude + 0.5,
  rings: [
    [
      [longitude, 5],
      [longitude, 6],
      [longitude + 1, 6],
      [longitude + 1, 5],
      [longitude, 5]
    ] as const
  ]
});

it('dims by the veil of the tool that drew last, and by the other one once that is gone', () => {
  const map = new Map();
  const [first, second] = ['Offtake', 'Biochar analysis'].map((title) => addBufferLayer(map, title));
  const showArea = (layer: typeof first, hero: ReturnType<typeof createArea> | null) =>
    layer!.show(hero ? [hero] : [], { hero, appearance: 'light' });
  const listVeiled = () =>
    (map.layers.toArray() as GraphicsLayer[]).flatMap(({ visible, title, graphics }) =>
      visible && graphics?.some(({ attributes }) => attributes?.veil) ? title : []
    );
  showArea(first, createArea(7));
  showArea(second, createArea(9));
  expect(listVeiled()).toEqual(['Biochar analysis']);
  showArea(first, createArea(8));
  expect(listVeiled()).toEqual(['Offtake']);
  showArea(first, null);
  expect(listVeiled()).toEqual(['Biochar analysis']);
  second!.remove();
  expect(listVeiled()).toEqual([]);
});

it('draws areas with what they count, lines from their sources, and a veil around the current one until it is gone', () => {
  const points = new FeatureLayer({
    source: [],
    geometryType: 'point',
    objectIdField: 'id',
    fields: [{ name: 'id', type: 'oid' }]
  });
  const map = new Map({ layers: [points] });
  const layer = addBufferLayer(map, 'Offtake');
  const counted = [[7.2, 5.2] as const, [7.4, 5.4] as const];
  const linked = [[7.3, 5.9] as const];
  const [current, beside] = [{ ...createArea(7), counted, linked }, createArea(9)];
  layer.show([current, beside], { hero: current, appearance: 'light' });
  const [ground, , veils, starts] = map.layers.toArray() as GraphicsLayer[];
  const veil = veils!.graphics.at(0)!.geometry as Polygon;
  const isVeiled = (longitude: number) =>
    veil.contains(new Point({ longitude, latitude: 5.5, spatialReference: { wkid: 4326 } }));
  expect([isVeiled(7.5), isVeiled(9.5)]).toEqual([false, true]);
  expect([ground!.graphics.length, starts!.graphics.length]).toEqual([3, 5]);
  const line = ground!.graphics.at(2)!.geometry as Polyline;
  expect(line.paths).toEqual([
    [
      [7.3, 5.9],
      [7.5, 5.5]
    ]
  ]);
  layer.show([beside], { hero: null, appearance: 'light' });
  expect([ground, veils, starts].map((one) => one!.graphics.length)).toEqual([1, 0, 1]);
  layer.remove();
  expect(map.layers.toArray().filter(({ title }) => title === 'Offtake')).toEqual([]);
});
