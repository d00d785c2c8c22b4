import Map from 'esri/Map';
import FeatureLayer from 'esri/layers/FeatureLayer';
import GraphicsLayer from 'esri/layers/GraphicsLayer';
import { AREA_COLORS } from '@site/domain';
import { addAreaLayer } from './area-layer';
import { basemapForAppearance } from './basemap';

const layerOf = (geometryType: 'point' | 'polygon') =>
  new FeatureLayer({ source: [], geometryType, objectIdField: 'id', fields: [{ name: 'id', type: 'oid' }] });

describe('the layer of drawn areas', () => {
  const area = {
    number: 1,
    rgb: AREA_COLORS[0]!.rgb,
    latitude: 5,
    longitude: 7,
    polygons: [{ toBreak: 60, rings: [[[7, 5] as const, [7, 6] as const, [8, 6] as const, [7, 5] as const]] }]
  };

  it('lies beneath the points, its starts above; shows exactly the areas it is given and goes without a trace', () => {
    const map = new Map({ layers: [layerOf('polygon'), layerOf('point')] });
    const areas = addAreaLayer(map, 'Service area');
    const layer = map.layers.at(1) as GraphicsLayer;
    expect(layer).toBeInstanceOf(GraphicsLayer);
    areas.show([area]);
    areas.show([area]);
    const starts = map.layers.at(3) as GraphicsLayer;
    expect([layer.graphics.length, starts.graphics.length]).toEqual([1, 2]);
    areas.show([]);
    expect([layer.graphics.length, starts.graphics.length]).toEqual([0, 0]);
    areas.remove();
    expect(map.layers.length).toBe(2);
  });

  it('costs the map no frame while it holds nothing', () => {
    const map = new Map({ layers: [layerOf('point')] });
    const areas = addAreaLayer(map, 'Service area');
    const shown = () => [map.layers.at(0)?.visible, map.layers.at(2)?.visible];
    expect(shown()).toEqual([false, false]);
    areas.show([area]);
    expect(shown()).toEqual([true, true]);
    areas.show([]);
    expect(shown()).toEqual([false, false]);
  });

  it('stays beneath the points, and above the areas, that come later', async () => {
    const map = new Map({ layers: [layerOf('polygon')] });
    addAreaLayer(map, 'Service area');
    const ground = map.layers.at(1);
    const [points, polygons] = [layerOf('point'), layerOf('polygon')];
    for (const layer of [points, polygons]) {
      // There are no workers here, so that it never loads.
      jest.spyOn(layer, 'when').mockImplementation(async (loaded) => loaded?.(layer));
      map.add(layer, 1);
    }
    await Promise.resolve();
    expect(map.layers.toArray().slice(1, 4)).toEqual([polygons, ground, points]);
  });

  it('leaves those of other tools where they are, above later areas all the same', async () => {
    const map = new Map({ layers: [layerOf('polygon'), layerOf('point')] });
    const moved = jest.spyOn(map, 'reorder');
    for (const title of ['Service area', 'Trips', 'Buffers']) addAreaLayer(map, title);
    const grounds = map.layers.toArray().slice(1, 4);
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
    expect(moved.mock.calls.length).toBeLessThan(10);
    expect(map.layers.toArray().slice(1, 4)).toEqual(grounds);
    expect(grounds.every((layer) => layer instanceof GraphicsLayer)).toBe(true);
    const polygons = layerOf('polygon');
    jest.spyOn(polygons, 'when').mockImplementation(async (loaded) => loaded?.(polygons));
    map.add(polygons, 4);
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
    expect(map.layers.at(1)).toBe(polygons);
    expect(new Set(map.layers.toArray().slice(2, 5))).toEqual(new Set(grounds));
  });

  it('is the topmost where there are no points', () => {
    const map = new Map({ layers: [layerOf('polygon')] });
    addAreaLayer(map, 'Service area');
    expect(map.layers.at(1)).toBeInstanceOf(GraphicsLayer);
  });
});

describe('the basemap of an appearance', () => {
  it('comes from the portal’s item', async () => {
    const baseMap = { title: 'Dark', baseMapLayers: [] };
    globalThis.fetch = jest.fn(async () => new Response(JSON.stringify({ baseMap })));
    const basemap = await basemapForAppearance('https://site.example/arcgis', 'dark');
    expect(basemap.title).toBe('Dark');
    expect(globalThis.fetch).toHaveBeenCalledWith(
      'https://site.example/arcgis/sharing/rest/content/items/basemap-dark/data?f=json'
    );
  });

  it('is an error where the portal has none', async () => {
    globalThis.fetch = jest.fn(async () => new Response('{}'));
    await expect(basemapForAppearance('https://site.example/arcgis', 'light')).rejects.toThrow(
      'basemap-light'
    );
  });
});
