import Map from 'esri/Map';
import FeatureLayer from 'esri/layers/FeatureLayer';
import { addDrawnLayer } from './drawn-layer';

describe('what tools draw', () => {
  it('comes to rest with several tools on one map, all beneath the points', async () => {
    const points = new FeatureLayer({
      source: [],
      geometryType: 'point',
      objectIdField: 'id',
      fields: [{ name: 'id', type: 'oid' }]
    });
    // There are no workers here, so that it never loads.
    jest.spyOn(points, 'when').mockImplementation(async (loaded) => loaded?.(points));
    const map = new Map();
    let moves = 0;
    map.layers.on('change', () => moves++);
    const tools = ['Service area', 'Biochar analysis', 'Offtake'].map((title) => addDrawnLayer(map, title));
    map.add(points);
    for (let turn = 0; turn < 50; turn++) await Promise.resolve();
    const settled = moves;
    for (let turn = 0; turn < 50; turn++) await Promise.resolve();
    expect(moves).toBe(settled);
    expect(map.layers.indexOf(points)).toBeGreaterThanOrEqual(3);
    for (const tool of tools) tool.remove();
    expect(map.layers.length).toBe(1);
  });
});
