import Graphic from 'esri/Graphic';
import Map from 'esri/Map';
import Point from 'esri/geometry/Point';
import type FeatureLayer from 'esri/layers/FeatureLayer';
import type LayerView from 'esri/views/layers/LayerView';
import type MapView from 'esri/views/MapView';
import SimpleMarkerSymbol from 'esri/symbols/SimpleMarkerSymbol';
import { addMarkSpace } from './mark-space';

const createMark = (longitude: number) =>
  new Graphic({ geometry: new Point({ longitude, latitude: 5 }), symbol: new SimpleMarkerSymbol() });

const listLayers = (map: Map) => map.layers.toArray() as FeatureLayer[];

const listLongitudes = ({ source }: FeatureLayer) =>
  source.toArray().map(({ geometry }) => (geometry as Point).longitude);

/** Reports a layer as drawn by a view, which may still be updating as a whole. */
async function draw(layer: FeatureLayer, updating = false): Promise<void> {
  const layerView = { updating: false } as LayerView;
  layer.emit('layerview-create', { layerView, view: { updating } as MapView });
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
}

describe('the space of marks', () => {
  it('is never edited: other marks get a new layer, and the previous one stays until both are drawn', async () => {
    const map = new Map();
    const space = addMarkSpace(map);
    space.show([createMark(7)]);
    const [first] = listLayers(map);
    const edit = jest.spyOn(first!, 'applyEdits');
    space.show([createMark(7), createMark(8)]);
    const [, second] = listLayers(map);
    expect([listLongitudes(first!), listLongitudes(second!)]).toEqual([[7], [7, 8]]);
    await draw(second!);
    expect(listLayers(map)).toEqual([first, second]);
    await draw(first!, true);
    expect(listLayers(map)).toEqual([first, second]);
    await draw(first!);
    expect(listLayers(map)).toEqual([second]);
    expect([first!.destroyed, edit.mock.calls.length]).toEqual([true, 0]);
  });

  it('remains as it is for the same marks, and without any is visible until it is drawn, then removed', async () => {
    const map = new Map();
    const space = addMarkSpace(map);
    space.show([createMark(7)]);
    const [only] = listLayers(map);
    space.show([createMark(7)]);
    expect(listLayers(map)).toEqual([only]);
    space.show([]);
    expect(only!.visible).toBe(true);
    await draw(only!);
    expect(listLayers(map)).toEqual([]);
  });

  it('has the marks of all tools in one layer', () => {
    const map = new Map();
    const [area, offtake] = [addMarkSpace(map), addMarkSpace(map)];
    area.show([createMark(7)]);
    offtake.show([createMark(8)]);
    expect(listLongitudes(listLayers(map).at(-1)!)).toEqual([7, 8]);
    area.remove();
    expect(listLongitudes(listLayers(map).at(-1)!)).toEqual([8]);
  });
});
