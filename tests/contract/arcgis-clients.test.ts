import '../support/arcgis-in-node';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import esriConfig from '@arcgis/core/config';
import Graphic from '@arcgis/core/Graphic';
import Extent from '@arcgis/core/geometry/Extent';
import Multipoint from '@arcgis/core/geometry/Multipoint';
import Point from '@arcgis/core/geometry/Point';
import ImageryLayer from '@arcgis/core/layers/ImageryLayer';
import RasterFunction from '@arcgis/core/layers/support/RasterFunction';
import ClassBreaksRenderer from '@arcgis/core/renderers/ClassBreaksRenderer';
import * as locator from '@arcgis/core/rest/locator';
import * as networkService from '@arcgis/core/rest/networkService';
import * as route from '@arcgis/core/rest/route';
import FeatureSet from '@arcgis/core/rest/support/FeatureSet';
import ImageIdentifyParameters from '@arcgis/core/rest/support/ImageIdentifyParameters';
import ImageSampleParameters from '@arcgis/core/rest/support/ImageSampleParameters';
import RouteParameters from '@arcgis/core/rest/support/RouteParameters';
import { decode } from 'lerc';
import { PNG } from 'pngjs';
import { buildNetworkTiles } from '../../server/src/engines/routing/build-tiles';
import { openRouting } from '../../server/src/engines/routing/open-routing';
import type { RoutingEngine } from '../../server/src/engines/routing/routing-engine';
import { createTestNetwork } from '../../server/src/engines/routing/test-network';
import { toRasterFolder } from '../../server/src/engines/raster/raster-folder';
import { writeGeotiff } from '../../server/src/engines/raster/write-geotiff';
import { openTestApp } from '../../server/src/app/test-app';
import type { TestApp } from '../../server/src/app/test-app';

/*
 * Requests of the Maps SDK to the ImageServer, NAServer and GeocodeServer dialects, and its reading of the
 * responses.
 */

const dataDir = mkdtempSync(join(tmpdir(), 'site-clients-'));
const getServicesUrl = () => `${app.url}/arcgis/rest/services`;
const asked: URL[] = [];
let app: TestApp;
let engine: RoutingEngine;

const createPoint = ([longitude, latitude]: readonly [number, number]) => new Point({ longitude, latitude });

beforeAll(async () => {
  await buildNetworkTiles(createTestNetwork({ seed: 4, places: 400, half: 0.45 }), dataDir, () => undefined);
  engine = await openRouting({ root: process.cwd(), dataDir, routingUrl: null });
  app = await openTestApp({}, engine);
  mkdirSync(toRasterFolder(app.store.dataDir));
  const grid = { width: 4, height: 3, west: 7, north: 9, cellX: 1, cellY: 1, copyright: 'Test' };
  const cells = Float32Array.from([5.1, 5.6, 7.5, -9999, 6, 6.1, 6.2, -9999, 4.5, 5, 8, -9999]);
  const file = await writeGeotiff({ ...grid, cells, noData: -9999 });
  writeFileSync(join(toRasterFolder(app.store.dataDir), 'soilPH.tif'), file);
  await app.store.execute(`
    INSERT INTO state_boundary (name, geom) VALUES ('Akwa Ibom', ST_Multi(ST_MakeEnvelope(7, 5, 8, 6, 4326)));
    INSERT INTO lga (code, name, state, geom) VALUES ('UYOO', 'Uyo', 'Akwa Ibom', ST_Multi(ST_MakeEnvelope(7, 5, 8, 6, 4326)));`);
  const token = await app.signIn('staff');
  esriConfig.request.useIdentity = false;
  esriConfig.request.interceptors?.push({
    urls: new RegExp(`^${app.url}`),
    before: (params) => {
      const query = new URLSearchParams(params.requestOptions.query as Record<string, string>);
      asked.push(new URL(`${params.url}?${query}`));
      params.requestOptions.headers = { ...params.requestOptions.headers, Authorization: `Bearer ${token}` };
    }
  });
});
beforeEach(() => asked.splice(0));
afterAll(async () => {
  await app?.close();
  await engine?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const listRequestedPaths = () => asked.map(({ pathname }) => pathname.split('/ImageServer').pop());

/** Method that a map view calls; not part of the public types. */
interface MapLayerInternals {
  getExportImageServiceParameters(extent: Extent, width: number, height: number): Record<string, string>;
}

describe('ImageryLayer', () => {
  const openLayer = async (more: ConstructorParameters<typeof ImageryLayer>[0] = {}) => {
    const layer = new ImageryLayer({ url: `${getServicesUrl()}/soilPH/ImageServer`, ...more });
    await layer.load();
    return layer;
  };

  it('[AP-09] loads with the expected requests', async () => {
    const layer = await openLayer();
    expect(listRequestedPaths().sort()).toEqual([
      '',
      '/histograms',
      '/keyProperties',
      '/rasterFunctionInfos',
      '/statistics'
    ]);
    expect(layer.serviceRasterInfo).toMatchObject({ width: 4, height: 3, bandCount: 1, pixelType: 'f32' });
    expect(layer.serviceRasterInfo.statistics?.[0]).toMatchObject({ min: 4.5, max: 8 });
    expect(layer.rasterFields.map(({ name }) => name)).toEqual([
      'Raster.ServicePixelValue',
      'Raster.ServicePixelValue.Raw',
      'Raster.ServicePixelValue.Legend'
    ]);
    expect(layer.copyright).toBe('Test');
  });

  it('[MP-08] identifies a value, and no data', async () => {
    const layer = await openLayer();
    const identifyAt = (point: Point) => layer.identify(new ImageIdentifyParameters({ geometry: point }));
    expect((await identifyAt(createPoint([8.5, 8.5]))).value).toBe('5.6');
    expect((await identifyAt(createPoint([3, 3]))).value).toBe('NoData');
  });

  it('samples points; null when no value is known', async () => {
    const layer = await openLayer();
    const geometry = new Multipoint({ points: [[7.5, 8.5], [10.5, 8.5]] }); // prettier-ignore
    const { samples } = await layer.getSamples(new ImageSampleParameters({ geometry }));
    expect(samples?.map(({ pixelValue }) => pixelValue)).toEqual([[5.1], null]);
  });

  it("exports an image with the renderer's classes", async () => {
    const renderer = new ClassBreaksRenderer({
      field: 'Value',
      classBreakInfos: [
        { minValue: 0, maxValue: 5.5, symbol: { type: 'simple-fill', color: [255, 0, 0] } },
        { minValue: 5.5, maxValue: 9, symbol: { type: 'simple-fill', color: [0, 0, 255] } }
      ]
    });
    const layer = await openLayer({ renderer, format: 'png' });
    const extent = new Extent({ xmin: 7, ymin: 6, xmax: 11, ymax: 9, spatialReference: { wkid: 4326 } });
    const params = (layer as unknown as MapLayerInternals).getExportImageServiceParameters(extent, 4, 3);
    const query = new URLSearchParams({ ...params, f: 'image' });
    for (const [name, value] of [...query]) if (/^(null|undefined)$/.test(value)) query.delete(name);
    const answer = await fetch(`${getServicesUrl()}/soilPH/ImageServer/exportImage?${query}`, {
      headers: { authorization: await app.signIn('staff') }
    });
    const { data } = PNG.sync.read(Buffer.from(await answer.arrayBuffer()));
    expect([...data.subarray(0, 8)]).toEqual([255, 0, 0, 255, 0, 0, 255, 255]);
    expect([...data.subarray(12, 16)]).toEqual([0, 0, 0, 0]);
  });

  it('exports an image with its own rendering rule', async () => {
    const layer = await openLayer({ rasterFunction: new RasterFunction({ functionName: 'Legend' }) });
    const { value } = await layer.identify(
      new ImageIdentifyParameters({ geometry: createPoint([8.5, 8.5]) })
    );
    expect(value).toBe('5.6');
  });

  it('reads raw values as LERC', async () => {
    const query =
      'bbox=7,6,11,9&size=4,3&bboxSR=4326&imageSR=4326&format=lerc&compressionTolerance=0.01&f=image';
    const answer = await fetch(`${getServicesUrl()}/soilPH/ImageServer/exportImage?${query}`, {
      headers: { authorization: await app.signIn('staff') }
    });
    const { pixels, mask, width, height } = decode(await answer.arrayBuffer());
    expect([width, height]).toEqual([4, 3]);
    expect([...(mask ?? [])]).toEqual([1, 1, 1, 0, 1, 1, 1, 0, 1, 1, 1, 0]);
    expect(Array.from(pixels[0]!).filter((_, at) => mask?.[at])).toEqual([
      ...Float32Array.from([5.1, 5.6, 7.5, 6, 6.1, 6.2, 4.5, 5, 8])
    ]);
  });
});

describe('route.solve', () => {
  const getServiceUrl = () => `${getServicesUrl()}/Routing/NAServer/Route`;
  const createStops = () =>
    new FeatureSet({
      features: [createPoint([7.93, 5.03]), createPoint([8.1, 5.2])].map(
        (geometry, index) => new Graphic({ geometry, attributes: { Name: `Stop ${index + 1}` } })
      )
    });

  it('[AP-09] returns the route, its turns and its stops', async () => {
    const params = new RouteParameters({
      stops: createStops(),
      returnDirections: true,
      returnStops: true,
      directionsLengthUnits: 'kilometers',
      outSpatialReference: { wkid: 102100 }
    });
    const { routeResults } = await route.solve(getServiceUrl(), params);
    expect(asked[0]!.searchParams.get('outSR')).toContain('102100');
    const { route: line, directions, stops: moved } = routeResults[0]!;
    expect(line?.geometry).toMatchObject({ type: 'polyline', spatialReference: { wkid: 102100 } });
    expect(moved).toHaveLength(2);
    const texts = directions?.features.map(({ attributes }) => (attributes as { text: string }).text);
    expect(texts?.[0]).toMatch(/^Start at/);
    expect(texts?.[1]).toMatch(/^Drive/);
    expect(directions?.totalLength).toBeCloseTo(
      (line?.attributes as { Total_Kilometers: number }).Total_Kilometers,
      1
    );
    expect(directions?.features[1]!.geometry?.type).toBe('polyline');
    expect(directions?.mergedGeometry?.extent?.width).toBeCloseTo(line?.geometry?.extent?.width ?? 0, 0);
  });

  it("returns the feature sets of the directions panel for the service's travel mode", async () => {
    const { defaultTravelMode, supportedTravelModes } =
      await networkService.fetchServiceDescription(getServiceUrl());
    expect(defaultTravelMode?.name).toBe('Driving Time');
    expect(supportedTravelModes).toHaveLength(1);
    const params = new RouteParameters({
      stops: createStops(),
      returnDirections: true,
      directionsOutputType: 'featuresets',
      travelMode: defaultTravelMode,
      startTime: 'now',
      accumulateAttributes: ['kilometers', 'travel-time']
    });
    const { routeResults } = await route.solve(getServiceUrl(), params);
    const { directionPoints, directionLines } = routeResults[0]!;
    expect(directionPoints?.features.length).toBeGreaterThan(1);
    expect(directionLines?.features.length).toBeGreaterThan(0);
  });

  it('rejects with the reason for a stop without a road', async () => {
    const far = new FeatureSet({
      features: [new Graphic({ geometry: createPoint([3, 3]) }), ...createStops().features.slice(1)]
    });
    await expect(route.solve(getServiceUrl(), new RouteParameters({ stops: far }))).rejects.toMatchObject({
      message: expect.stringContaining('Unable to complete operation'),
      details: { messages: [expect.stringContaining('is unlocated'), expect.anything()] }
    });
  });
});

describe('locator', () => {
  const getServiceUrl = () => `${getServicesUrl()}/Places/GeocodeServer`;

  it('[AP-09] suggests, finds, and returns the region of a point', async () => {
    const location = createPoint([7.5, 5.5]);
    const [first] = await locator.suggestLocations(getServiceUrl(), { text: 'uy', location });
    expect(first!.text).toContain('Uyo');
    const [found] = await locator.addressToLocations(getServiceUrl(), {
      address: { SingleLine: first!.text },
      magicKey: first!.magicKey,
      outFields: ['*'],
      maxLocations: 6
    });
    expect(found).toMatchObject({ score: 100, attributes: { Region: 'Akwa Ibom' } });
    expect(found!.extent?.width).toBeGreaterThan(0);
    const { address, attributes } = await locator.locationToAddress(getServiceUrl(), { location });
    expect(address).toContain('Uyo');
    expect(attributes).toMatchObject({ Region: 'Akwa Ibom', Subregion: 'Uyo' });
  });
});
