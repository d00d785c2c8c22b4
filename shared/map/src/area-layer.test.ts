import Basemap from 'esri/Basemap';
import Map from 'esri/Map';
import FeatureLayer from 'esri/layers/FeatureLayer';
import Point from 'esri/geometry/Point';
import type Polygon from 'esri/geometry/Polygon';
import RouteLayer from 'esri/layers/RouteLayer';
import GraphicsLayer from 'esri/layers/GraphicsLayer';
import type { JimuMapView } from 'jimu-arcgis';
import { AREA_COLORS, GROUND_COLORS } from '@site/domain';
import { addAreaLayer } from './area-layer';
import { applyDarkBasemap, fetchBasemap } from './basemap';

const createLayer = (geometryType: 'point' | 'polygon') =>
  new FeatureLayer({ source: [], geometryType, objectIdField: 'id', fields: [{ name: 'id', type: 'oid' }] });

describe('the layer of drawn areas', () => {
  const area = {
    number: 1,
    rgb: AREA_COLORS[0]!.rgb,
    latitude: 5,
    longitude: 7,
    polygons: [{ toBreak: 60, rings: [[[7, 5] as const, [7, 6] as const, [8, 6] as const, [7, 5] as const]] }]
  };

  it('is beneath the points with its starts above; shows exactly the given areas and leaves nothing drawn', () => {
    const map = new Map({ layers: [createLayer('polygon'), createLayer('point')] });
    const areas = addAreaLayer(map, 'Service area');
    const layer = map.layers.at(1) as GraphicsLayer;
    expect(layer).toBeInstanceOf(GraphicsLayer);
    areas.show([area]);
    areas.show([area]);
    const [veil, starts] = [map.layers.at(3), map.layers.at(4)] as GraphicsLayer[];
    const countGraphics = () => [layer, veil, starts].map((one) => one!.graphics.length);
    expect(countGraphics()).toEqual([1, 0, 2]);
    areas.show([]);
    expect(countGraphics()).toEqual([0, 0, 0]);
    areas.remove();
    expect(map.layers.toArray().filter(({ title }) => title === 'Service area')).toEqual([]);
  });

  it('dims everything but the selected area, above the points', () => {
    const map = new Map({ layers: [createLayer('point')] });
    const areas = addAreaLayer(map, 'Service area');
    areas.show([area], undefined, { area, appearance: 'dark' });
    const veil = map.layers.at(2) as GraphicsLayer;
    const { geometry } = veil.graphics.at(0)!;
    const ground = geometry as Polygon;
    expect(
      ground.contains(new Point({ longitude: 7.2, latitude: 5.8, spatialReference: { wkid: 4326 } }))
    ).toBe(false);
    expect(
      ground.contains(new Point({ longitude: 9, latitude: 5.8, spatialReference: { wkid: 4326 } }))
    ).toBe(true);
    areas.show([area]);
    expect(veil.graphics.length).toBe(0);
  });

  it('is hidden while it is empty', () => {
    const map = new Map({ layers: [createLayer('point')] });
    const areas = addAreaLayer(map, 'Service area');
    const listVisibility = () => [0, 2, 3].map((at) => map.layers.at(at)?.visible);
    expect(listVisibility()).toEqual([false, false, false]);
    areas.show([area]);
    expect(listVisibility()).toEqual([true, false, true]);
    areas.show([]);
    expect(listVisibility()).toEqual([false, false, false]);
  });

  it('stays beneath points, and above polygons, that are added later', async () => {
    const map = new Map({ layers: [createLayer('polygon')] });
    addAreaLayer(map, 'Service area');
    const ground = map.layers.at(1);
    const [points, polygons] = [createLayer('point'), createLayer('polygon')];
    for (const layer of [points, polygons]) {
      // There are no workers here, so that it never loads.
      jest.spyOn(layer, 'when').mockImplementation(async (loaded) => loaded?.(layer));
      map.add(layer, 1);
    }
    await Promise.resolve();
    expect(map.layers.toArray().slice(1, 4)).toEqual([polygons, ground, points]);
  });

  it('settles beside another tool’s layer', async () => {
    const map = new Map({ layers: [createLayer('polygon')] });
    for (const title of ['Service area', 'Offtake', 'Biochar']) addAreaLayer(map, title);
    const moved = jest.spyOn(map, 'reorder');
    const markLoaded = (layer: FeatureLayer) => {
      jest.spyOn(layer, 'when').mockImplementation(async (then) => then?.(layer));
      return layer;
    };
    const [points, polygons] = [markLoaded(createLayer('point')), markLoaded(createLayer('polygon'))];
    map.add(points, 1);
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
    const listTitles = () => map.layers.toArray().map((layer) => layer.title ?? '');
    expect(listTitles().slice(1, 4).sort()).toEqual(['Biochar', 'Offtake', 'Service area']);
    expect(map.layers.indexOf(points)).toBe(4);
    const before = moved.mock.calls.length;
    map.add(polygons, 4);
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
    expect([map.layers.indexOf(polygons), map.layers.indexOf(points)]).toEqual([1, 5]);
    expect(moved.mock.calls.length - before).toBeLessThan(10);
  });

  it('[MP-14] keeps all pins and routes above the veils of all tools and above layers added later, and labels off the pins', async () => {
    const map = new Map({ layers: [createLayer('polygon'), createLayer('point')] });
    const listTop = (count: number) => map.layers.toArray().slice(-count);
    const areas = addAreaLayer(map, 'Service area');
    const [firstVeil, firstStarts] = listTop(2);
    const route = new RouteLayer();
    map.add(route);
    const offtake = addAreaLayer(map, 'Offtake');
    // The points of the map, then both veils, then the marks; tools in the order in which they were opened.
    const [points, veilBelow, veil, startsBelow, routes, starts] = listTop(6);
    expect((points as FeatureLayer).geometryType).toBe('point');
    expect([veilBelow, startsBelow, routes]).toEqual([firstVeil, firstStarts, route]);
    map.add(createLayer('polygon'));
    expect(listTop(5)).toEqual([firstVeil, veil, firstStarts, route, starts]);
    offtake.remove();
    expect(listTop(3)).toEqual([firstVeil, firstStarts, route]);
    areas.show([area]);
    const space = listTop(1)[0] as FeatureLayer;
    expect(space.source.map(({ geometry }) => (geometry as Point).longitude).toArray()).toEqual([7]);
    expect(space.labelingInfo!.every((label) => label.deconflictionStrategy === 'static')).toBe(true);
  });

  it('is topmost when there are no points', () => {
    const map = new Map({ layers: [createLayer('polygon')] });
    addAreaLayer(map, 'Service area');
    expect(map.layers.at(1)).toBeInstanceOf(GraphicsLayer);
  });
});

describe('the basemap of an appearance', () => {
  it('comes from the portal’s item', async () => {
    const baseMap = { title: 'Dark', baseMapLayers: [] };
    globalThis.fetch = jest.fn(async () => new Response(JSON.stringify({ baseMap })));
    const basemap = await fetchBasemap('https://site.example/arcgis', 'dark');
    expect(basemap.title).toBe('Dark');
    expect(globalThis.fetch).toHaveBeenCalledWith(
      'https://site.example/arcgis/sharing/rest/content/items/basemap-dark/data?f=json'
    );
  });

  it('[MP-01] replaces the light one once its layers are loaded', async () => {
    const baseMap = { title: 'Dark', baseMapLayers: [] };
    globalThis.fetch = jest.fn(async () => new Response(JSON.stringify({ baseMap })));
    const coming = new GraphicsLayer({ id: 'basemap-dark' });
    let finishLoading: () => void = () => undefined;
    coming.load = () => new Promise((resolve) => (finishLoading = () => resolve(coming)));
    jest.spyOn(Basemap, 'fromJSON').mockReturnValueOnce(new Basemap({ title: 'Dark', baseLayers: [coming] }));
    const light = new Basemap({ title: 'Light' });
    const map = new Map({ basemap: light });
    const applied = applyDarkBasemap(
      { view: { map } } as unknown as JimuMapView,
      'https://site.example/arcgis'
    );
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
    expect(map.basemap).toBe(light);
    finishLoading();
    await applied;
    expect(map.basemap?.title).toBe('Dark');
    expect(map.ground.surfaceColor?.toHex().toUpperCase()).toBe(GROUND_COLORS.dark.land);
  });

  it('is an error when the portal has no basemap', async () => {
    globalThis.fetch = jest.fn(async () => new Response('{}'));
    await expect(fetchBasemap('https://site.example/arcgis', 'light')).rejects.toThrow('basemap-light');
  });
});
