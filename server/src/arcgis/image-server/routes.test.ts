import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { fromArrayBuffer } from 'geotiff';
import jpeg from 'jpeg-js';
import type { Raster } from '../../engines/raster/raster';
import { toRasterFolder } from '../../engines/raster/raster-folder';
import { DEFAULT_PARAMETERS } from '@site/domain';
import { createRampRule } from '@site/layers';
import { writeGeotiff } from '../../engines/raster/write-geotiff';
import { openTestApp } from '../../app/test-app';
import type { TestApp } from '../../app/test-app';
import { preferEmbeddedDatabase } from '../../store/test-driver';

preferEmbeddedDatabase();

/** Four columns and three rows of one degree from 7° E, 9° N; the last cell of each row has no value. */
const grid = { width: 4, height: 3, west: 7, north: 9, cellX: 1, cellY: 1, copyright: 'Test rows' };
const ph: Raster = {
  ...grid,
  cells: Float32Array.from([5.1, 5.6, 7.5, -9999, 6, 6.1, 6.2, -9999, 4.5, 5, 8, -9999]),
  noData: -9999
};
const areas: Raster = {
  ...grid,
  cells: Uint8Array.from([1, 2, 3, 255, 1, 2, 3, 255, 1, 2, 3, 255]),
  noData: 255
};

interface ErrorBody {
  error: { code: number; message: string; details: string[] };
}

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await openTestApp();
  const folder = toRasterFolder(app.store.dataDir);
  mkdirSync(folder);
  writeFileSync(join(folder, 'soilPH.tif'), await writeGeotiff(ph));
  writeFileSync(join(folder, 'growingArea.tif'), await writeGeotiff(areas));
  writeFileSync(join(folder, 'soilSand.tif'), 'not a TIFF');
  token = await app.signIn('staff');
});
afterAll(() => app.close());

const toCallPath = (call: string, params: Record<string, string> = {}, service = 'soilPH') =>
  `/arcgis/rest/services/${service}/ImageServer${call && `/${call}`}?${new URLSearchParams({ f: 'json', ...params })}`;
const requestCall = async <T = ErrorBody>(
  call: string,
  params: Record<string, string> = {},
  service = 'soilPH'
) => (await app.request(toCallPath(call, params, service), { headers: { authorization: token } })).json<T>();
const requestImage = async (
  params: Record<string, string>
): Promise<{ type: string | null; body: Buffer }> => {
  const whole = { f: 'image', bbox: '7,6,11,9', size: '4,3', ...params };
  const answer = await fetch(app.url + toCallPath('exportImage', whole), {
    headers: { authorization: token }
  });
  return { type: answer.headers.get('content-type'), body: Buffer.from(await answer.arrayBuffer()) };
};
const requestPixels = async (params: Record<string, string> = {}): Promise<number[][]> => {
  const { type, body } = await requestImage({ format: 'png', ...params });
  expect(type).toBe('image/png');
  const { data } = PNG.sync.read(body);
  return Array.from({ length: data.length / 4 }, (_, at) => [...data.subarray(4 * at, 4 * at + 4)]);
};
const writeRule = (rasterFunction: string, rasterFunctionArguments: object = {}) =>
  JSON.stringify({ rasterFunction, rasterFunctionArguments });

describe('description of an image service', () => {
  it('[AP-09] contains the position of the cells and their values', async () => {
    expect(await requestCall('')).toMatchObject({
      extent: { xmin: 7, ymin: 6, xmax: 11, ymax: 9, spatialReference: { wkid: 4326 } },
      pixelSizeX: 1,
      bandCount: 1,
      pixelType: 'F32',
      noDataValue: -9999,
      minValues: [4.5],
      maxValues: [8],
      capabilities: 'Image,Metadata',
      copyrightText: 'Test rows',
      hasRasterAttributeTable: false
    });
  });

  it('contains statistics, histograms, functions, key properties and a legend', async () => {
    const { statistics } = await requestCall<{ statistics: object[] }>('statistics');
    expect(statistics).toEqual([expect.objectContaining({ min: 4.5, max: 8, count: 9 })]);
    const { histograms } = await requestCall<{ histograms: { counts: number[]; size: number }[] }>(
      'histograms'
    );
    expect(histograms[0]!.counts.reduce((sum, one) => sum + one)).toBe(9);
    expect(await requestCall('rasterFunctionInfos')).toMatchObject({
      rasterFunctionInfos: [{ name: 'None' }, { name: 'Legend' }]
    });
    expect(await requestCall('keyProperties')).toMatchObject({ BandProperties: [{ Unit: 'pH' }] });
    const { layers } = await requestCall<{ layers: { legend: { label: string; imageData: string }[] }[] }>(
      'legend'
    );
    expect(layers[0]!.legend.map(({ label }) => label)).toEqual(['acidic', 'neutral', 'alkaline']);
    expect(PNG.sync.read(Buffer.from(layers[0]!.legend[0]!.imageData, 'base64')).width).toBe(20);
  });

  it('describes the legend of a ramp by values with their unit, the highest first', async () => {
    const renderingRule = JSON.stringify(createRampRule({ low: 5, high: 7 }));
    const { layers } = await requestCall<{ layers: { legend: { label: string; imageData: string }[] }[] }>(
      'legend',
      { renderingRule }
    );
    const { legend } = layers[0]!;
    expect(legend.map(({ label }) => label)).toEqual(['7 pH', '6.5 pH', '6 pH', '5.5 pH', '5 pH']);
    const readColor = (at: number) => [
      ...PNG.sync.read(Buffer.from(legend[at]!.imageData, 'base64')).data.subarray(0, 3)
    ];
    expect([readColor(0), readColor(4)]).toEqual([
      [0xfd, 0xe7, 0x25],
      [0x44, 0x01, 0x54]
    ]);
  });

  it('names the values of a raster of classes', async () => {
    expect(await requestCall('', {}, 'growingArea')).toMatchObject({
      pixelType: 'U8',
      serviceDataType: 'esriImageServiceDataTypeThematic',
      hasRasterAttributeTable: true
    });
    expect(await requestCall('rasterAttributeTable', {}, 'growingArea')).toMatchObject({
      features: [{ attributes: { Value: 1, ClassName: 'Minor' } }, {}, {}]
    });
    expect((await requestCall('rasterAttributeTable')).error.code).toBe(400);
  });

  it('is listed with the other services, for callers with read access', async () => {
    const listServices = async (headers: Record<string, string>) =>
      (await app.request('/arcgis/rest/services?f=json', { headers })).json<{ services: object[] }>()
        .services;
    const service = { name: 'soilCarbon', type: 'ImageServer' };
    expect(await listServices({ authorization: token })).toContainEqual(service);
    expect(await listServices({})).not.toContainEqual(service);
  });
});

describe('access', () => {
  it('[AU-14] is for staff: a guest has to sign in, an investor is refused', async () => {
    const at = { geometry: '7.5,8.5' };
    for (const call of ['', 'identify', 'getSamples', 'exportImage', 'statistics', 'legend']) {
      const path = toCallPath(call, at);
      expect((await app.request(path)).json()).toMatchObject({ error: { code: 499 } });
      const investor = { headers: { authorization: await app.signIn('investor') } };
      expect((await app.request(path, investor)).json()).toMatchObject({ error: { code: 403 } });
    }
    const admin = { headers: { authorization: await app.signIn('admin') } };
    expect((await app.request(toCallPath('identify', at), admin)).json()).toMatchObject({ value: '5.1' });
  });

  it('distinguishes an unknown service, one without a file and one with a bad file', async () => {
    expect((await requestCall('', {}, 'soilGold')).error).toMatchObject({ code: 404 });
    expect((await requestCall('', {}, 'suitability')).error.details[0]).toContain('rasters/suitability.tif');
    expect((await requestCall('', {}, 'soilSand')).error).toMatchObject({ code: 500 });
  });
});

describe('identify', () => {
  const requestAnswer = (x: number, y: number, params = {}) =>
    requestCall<{ value: string; location: object; processedValues: string[] }>('identify', {
      geometryType: 'esriGeometryPoint',
      geometry: JSON.stringify({ x, y, spatialReference: { wkid: 4326 } }),
      ...params
    });

  it('[MP-08] returns the value of the cell, rounded to the digits of a float', async () => {
    expect(await requestAnswer(8.2, 8.9)).toMatchObject({
      value: '5.6',
      name: 'Pixel',
      location: { x: 8.2, y: 8.9, spatialReference: { wkid: 4326 } },
      properties: { Values: ['5.6'] }
    });
    expect((await requestAnswer(7, 9)).value).toBe('5.1');
    expect((await requestAnswer(7, 6)).value).toBe('4.5');
  });

  it('[MP-08] returns NoData for cells without a value and outside the raster', async () => {
    expect((await requestAnswer(10.5, 8.5)).value).toBe('NoData');
    expect((await requestAnswer(3, 3)).value).toBe('NoData');
  });

  it('accepts metres, x,y, a polygon and rules', async () => {
    const metres = { x: 8.5 * 111_319.490_793, y: 949_000, spatialReference: { wkid: 102_100 } };
    expect((await requestAnswer(0, 0, { geometry: JSON.stringify(metres) })).value).toBe('5.6');
    expect((await requestAnswer(0, 0, { geometry: '9.5,7.5' })).value).toBe('6.2');
    const rings = [[[8, 6], [8, 7], [9, 7], [9, 6], [8, 6]]]; // prettier-ignore
    expect((await requestAnswer(0, 0, { geometry: JSON.stringify({ rings }) })).value).toBe('5');
    const none = { rasterFunction: 'None' };
    const doubled = {
      rasterFunction: 'Remap',
      rasterFunctionArguments: { InputRanges: [0, 5.5, 5.5, 9], OutputValues: [1, 2] }
    };
    const { processedValues } = await requestAnswer(8.2, 8.9, {
      renderingRules: JSON.stringify([none, doubled])
    });
    expect(processedValues).toEqual(['5.6', '2']);
  });

  it.each([
    [{}, 'geometry'],
    [{ geometry: '{"x":1' }, 'geometry'],
    [{ geometry: '{"paths":[[[1,2],[3,4]]]}' }, 'geometry'],
    [{ geometry: '7,8', renderingRule: '{"rasterFunction":"Aspect"}' }, 'renderingRule'],
    [{ geometry: '7,8', renderingRules: '7' }, 'renderingRule']
  ])('refuses %j', async (params, name) => {
    const { error } = await requestCall('identify', params);
    expect(error.code).toBe(400);
    expect(`${error.message} ${error.details.join(' ')}`).toContain(name);
  });
});

describe('getSamples', () => {
  interface Samples {
    samples: { location: { x: number; y: number }; locationId: number; value: string }[];
  }
  const requestSamples = async (geometry: object, params = {}) =>
    (await requestCall<Samples>('getSamples', { geometry: JSON.stringify(geometry), ...params })).samples;

  it('returns the values at points, NaN for cells without a value, nothing outside the raster', async () => {
    const samples = await requestSamples({ points: [[7.5, 8.5], [10.5, 8.5], [3, 3], [9.5, 6.5]] }); // prettier-ignore
    expect(samples.map(({ locationId, value }) => [locationId, value])).toEqual([
      [0, '5.1'],
      [1, 'NaN'],
      [3, '8']
    ]);
  });

  it('samples a hundred points in one call by POST, in the given order', async () => {
    const points = Array.from({ length: 100 }, (_, at) => [
      7 + (at % 10) * 0.29,
      8.95 - Math.floor(at / 10) * 0.29
    ]);
    const geometry = { points, spatialReference: { wkid: 4326 } };
    const form = { f: 'json', geometryType: 'esriGeometryMultipoint', geometry: JSON.stringify(geometry) };
    const answer = await app.request(toCallPath('getSamples').split('?')[0]!, {
      method: 'POST',
      headers: { authorization: token, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString()
    });
    const { samples } = answer.json<Samples>();
    expect(samples.map(({ locationId }) => locationId)).toEqual(points.map((_, at) => at));
    const readCell = ([x, y]: readonly number[]) => ph.cells[Math.floor(9 - y!) * 4 + Math.floor(x! - 7)]!;
    for (const [at, point] of points.entries())
      expect(Math.fround(Number(samples[at]!.value))).toBe(Math.fround(readCell(point)));
  });

  it('samples along a line and over an area', async () => {
    const line = await requestSamples({ paths: [[[7.5, 8.5], [9.5, 8.5]]] }, { sampleCount: '3' }); // prettier-ignore
    expect(line.map(({ value }) => value)).toEqual(['5.1', '5.6', '7.5']);
    const area = await requestSamples({ xmin: 7, ymin: 6, xmax: 10, ymax: 9 }, { sampleCount: '9' });
    expect(area.map(({ value }) => Number(value)).sort((a, b) => a - b)).toEqual([
      4.5, 5, 5.1, 5.6, 6, 6.1, 6.2, 7.5, 8
    ]);
    const rings = [[[7, 6], [7, 9], [10, 6], [7, 6]]]; // prettier-ignore
    const triangle = await requestSamples({ rings }, { sampleCount: '100' });
    expect(triangle.length).toBeGreaterThan(80);
    expect(triangle.length).toBeLessThanOrEqual(100);
    expect(triangle.every(({ location: { x, y } }) => x - 7 + (y - 6) <= 3)).toBe(true);
  });

  it('answers in the reference of the request', async () => {
    const { location } = (
      await requestSamples({ x: 8e5, y: 9.4e5, spatialReference: { wkid: 102_100 } })
    )[0]!;
    expect(location.x).toBeCloseTo(8e5, 4);
  });

  it.each([
    ['a missing geometry', {}, 'geometry'],
    [
      '1,001 points',
      { geometry: JSON.stringify({ points: Array.from({ length: 1_001 }, () => [7, 8]) }) },
      'geometry'
    ],
    ['1,001 samples', { geometry: '7,6,8,7', sampleCount: '1001' }, 'sampleCount'],
    ['a sample distance', { geometry: '7,6,8,7', sampleDistance: '1' }, 'sampleDistance'],
    [
      'an unsupported interpolation',
      { geometry: '7,8', interpolation: 'RSP_CubicConvolution' },
      'interpolation'
    ]
  ])('refuses %s', async (_what, params, name) => {
    const { error } = await requestCall('getSamples', params);
    expect(error).toMatchObject({ code: 400, message: expect.stringContaining(name) });
  });
});

describe('exportImage', () => {
  const CLEAR = [0, 0, 0, 0];

  it('draws the values in grey, and nothing for cells without a value', async () => {
    const image = await requestPixels();
    expect(image[8]).toEqual([0, 0, 0, 255]);
    expect(image[10]).toEqual([255, 255, 255, 255]);
    expect([image[3], image[7], image[11]]).toEqual([CLEAR, CLEAR, CLEAR]);
  });

  it('draws the classes of the legend in their colours', async () => {
    const [acid, neutral, alkaline] = await requestPixels({ renderingRule: writeRule('Legend') });
    expect(acid).toEqual([0xe9, 0xa3, 0xc9, 255]);
    expect(neutral).toEqual([0xf7, 0xf7, 0xf7, 255]);
    expect(alkaline).toEqual([0xa1, 0xd7, 0x6a, 255]);
  });

  it('draws classes by the current limits from the next picture on; the legend keeps its names and colours', async () => {
    const putParameters = async (version: number, change: object) => {
      const payload = { version, parameters: { ...DEFAULT_PARAMETERS, ...change } };
      const headers = { authorization: await app.signIn('admin') };
      expect((await app.request('/api/parameters', { method: 'PUT', headers, payload })).status).toBe(200);
    };
    const drawLegend = async () =>
      (await requestPixels({ renderingRule: writeRule('Legend') })).map(([red]) => red);
    const [acid, neutral, alkaline] = [0xe9, 0xf7, 0xa1];
    const legend = await requestCall('legend');
    // 5.1, 5.6, 7.5; 6, 6.1, 6.2; 4.5, 5, 8
    const specified = [acid, neutral, alkaline, 0, neutral, neutral, neutral, 0, acid, acid, alkaline, 0];
    expect(await drawLegend()).toEqual(specified);
    await putParameters(1, { soilPhNeutralFrom: 5, soilPhNeutralTo: 6.1 });
    expect(await drawLegend()).toEqual([
      ...[neutral, neutral, alkaline, 0, neutral, neutral, alkaline, 0],
      ...[acid, neutral, alkaline, 0]
    ]);
    expect(await requestCall('legend')).toEqual(legend);
    await putParameters(2, {});
    expect(await drawLegend()).toEqual(specified);
  });

  it('stretches over a ramp, and maps classes to colours, as the Maps SDK sends them', async () => {
    const ramp = { type: 'algorithmic', fromColor: [0, 0, 255, 255], toColor: [255, 0, 0, 255] };
    const stretched = {
      rasterFunction: 'Stretch',
      rasterFunctionArguments: { StretchType: 5, Statistics: [[5, 7, 6, 1]], DRA: false, UseGamma: false },
      outputPixelType: 'U8'
    };
    const drawn = await requestPixels({
      renderingRule: writeRule('Colormap', { colorRamp: ramp, Raster: stretched })
    });
    expect([drawn[8], drawn[4], drawn[10]]).toEqual([
      [0, 0, 255, 255],
      [128, 0, 127, 255],
      [255, 0, 0, 255]
    ]);
    const remap = {
      rasterFunction: 'Remap',
      rasterFunctionArguments: { InputRanges: [0, 5.5, 5.5, 7], OutputValues: [0, 1], NoDataRanges: [] }
    };
    const Colormap = [[0, 10, 20, 30], [1, 40, 50, 60]]; // prettier-ignore
    const classes = await requestPixels({
      renderingRule: writeRule('Colormap', { Colormap, Raster: remap })
    });
    expect(classes.slice(0, 3)).toEqual([[10, 20, 30, 255], [40, 50, 60, 255], CLEAR]);
  });

  it('draws the cells in Web Mercator', async () => {
    const toMercator = (x: number, y: number) => [
      x * 111_319.490_793,
      (Math.log(Math.tan(Math.PI / 4 + (y * Math.PI) / 360)) * 20_037_508.34) / Math.PI
    ];
    const bbox = [...toMercator(7, 6), ...toMercator(11, 9)].join(',');
    const image = await requestPixels({
      bbox,
      bboxSR: '102100',
      imageSR: '102100',
      adjustAspectRatio: 'false',
      renderingRule: writeRule('Legend')
    });
    expect(image).toEqual(await requestPixels({ renderingRule: writeRule('Legend') }));
  });

  it('draws a box across the date line, in degrees and in metres', async () => {
    const half = 20_037_508.342_789;
    const shape = { size: '8,3', adjustAspectRatio: 'false', renderingRule: writeRule('Legend') };
    // From 179 east across the date line to 11 east: the last 4 of 192 degrees are the raster.
    const across = await requestPixels({ ...shape, bbox: '179,6,11,9', size: '192,3' });
    const inside = await requestPixels({ ...shape, bbox: '-181,6,11,9', size: '192,3' });
    expect(across).toEqual(inside);
    expect(across.flat().some((value) => value !== 0)).toBe(true);
    const metres = { ...shape, bboxSR: '102100', imageSR: '102100', size: '192,3' };
    const [south, north] = [669_141, 1_006_021];
    expect(
      await requestPixels({
        ...metres,
        bbox: [(half * 179) / 180, south, (half * 11) / 180, north].join(',')
      })
    ).toEqual(
      await requestPixels({
        ...metres,
        bbox: [(half * -181) / 180, south, (half * 11) / 180, north].join(',')
      })
    );
  });

  it('keeps the aspect ratio unless it is disabled', async () => {
    const wide = { bbox: '7,6,11,9', size: '8,3' };
    const requestAnswer = async (params: object) =>
      (await requestCall<{ extent: object }>('exportImage', { ...wide, ...params })).extent;
    expect(await requestAnswer({})).toMatchObject({ xmin: 5, xmax: 13, ymin: 6, ymax: 9 });
    expect(await requestAnswer({ adjustAspectRatio: 'false' })).toMatchObject({ xmin: 7, xmax: 11 });
  });

  it('returns the address of the picture with f=json', async () => {
    const { href, width } = await requestCall<{ href: string; width: number }>('exportImage', {
      bbox: '7,6,11,9',
      size: '4,3',
      format: 'png'
    });
    expect(width).toBe(4);
    const answer = await fetch(href, { headers: { authorization: token } });
    expect(PNG.sync.read(Buffer.from(await answer.arrayBuffer())).height).toBe(3);
  });

  it('[AP-09] accepts the upper corner of a box first, as esri-leaflet sends it', async () => {
    const whole = await requestImage({ format: 'png' });
    for (const bbox of ['7,9,11,6', '{"xmin":7,"ymin":9,"xmax":11,"ymax":6}'])
      expect((await requestImage({ format: 'png', bbox })).body.equals(whole.body)).toBe(true);
  });

  it('writes jpg and tiff', async () => {
    const picture = await requestImage({ format: 'jpg', size: '40,30' });
    expect(picture.type).toBe('image/jpeg');
    const { data } = jpeg.decode(picture.body);
    expect(data.subarray(4 * 39, 4 * 39 + 3).every((channel) => channel > 245)).toBe(true);
    const { body } = await requestImage({ format: 'tiff', bboxSR: '4326' });
    const image = await (await fromArrayBuffer(new Uint8Array(body).buffer)).getImage();
    expect(image.getBoundingBox()).toEqual([7, 6, 11, 9]);
    expect([...((await image.readRasters({ interleave: true })) as unknown as Float32Array)]).toEqual([
      ...ph.cells
    ]);
  });

  it('fits values to the requested pixel type, omits more no-data values, and interpolates between cells', async () => {
    const requestTiff = async (params: object) => {
      const { body } = await requestImage({ format: 'tiff', ...params });
      const image = await (await fromArrayBuffer(new Uint8Array(body).buffer)).getImage();
      return [...((await image.readRasters({ interleave: true })) as unknown as Float32Array)];
    };
    expect((await requestTiff({ pixelType: 'U8' })).slice(0, 4)).toEqual([5, 6, 8, 255]);
    expect((await requestTiff({ noData: '6,8' }))[4]).toBe(-9999);
    const between = await requestTiff({
      bbox: '7.5,6.5,8.5,8.5',
      size: '1,2',
      interpolation: 'RSP_BilinearInterpolation'
    });
    // Centres at 8, 8 and 8, 7: halfway between four cells each.
    expect(between[0]).toBeCloseTo((5.1 + 5.6 + 6 + 6.1) / 4, 5);
    expect(between[1]).toBeCloseTo((6 + 6.1 + 4.5 + 5) / 4, 5);
  });

  it('ends an interpolated picture in a smooth line with a soft edge, and a nearest one at the cells', async () => {
    const requestAlphas = async (params: object) =>
      (
        await requestPixels({ bbox: '9.5,7,10.5,8', size: '20,1', adjustAspectRatio: 'false', ...params })
      ).map(([, , , alpha]) => alpha);
    const soft = await requestAlphas({ interpolation: 'RSP_BilinearInterpolation' });
    expect(soft[0]).toBe(255);
    expect(soft.at(-1)).toBe(0);
    expect(soft).toEqual([...soft].sort((a, b) => b! - a!));
    // Half of the surroundings of the border of two cells have values.
    expect([soft[9]! > 128, soft[10]! < 128]).toEqual([true, true]);
    expect(new Set(await requestAlphas({}))).toEqual(new Set([255, 0]));
  });

  it('never mixes the keys of a raster of classes', async () => {
    const between = {
      f: 'image',
      bbox: '7.5,6,9.5,9',
      size: '40,1',
      adjustAspectRatio: 'false',
      format: 'tiff',
      interpolation: 'RSP_BilinearInterpolation'
    };
    const answer = await fetch(app.url + toCallPath('exportImage', between, 'growingArea'), {
      headers: { authorization: token }
    });
    const image = await (await fromArrayBuffer(await answer.arrayBuffer())).getImage();
    const values = [...((await image.readRasters({ interleave: true })) as unknown as Uint8Array)];
    expect(values).toEqual([
      ...Array<number>(10).fill(1),
      ...Array<number>(20).fill(2),
      ...Array<number>(10).fill(3)
    ]);
  });

  it('draws the soft edge of a picture without transparency over white', async () => {
    const { body } = await requestImage({
      bbox: '9.5,7,10.5,8',
      size: '20,1',
      adjustAspectRatio: 'false',
      format: 'jpg',
      compressionQuality: '100',
      interpolation: 'RSP_BilinearInterpolation'
    });
    const { data } = jpeg.decode(body);
    expect(data[4 * 19]).toBeGreaterThan(250);
    expect(data[0]).toBeLessThan(data[4 * 10]!);
  });

  it.each([
    [{ bbox: '' }, 'bbox'],
    [{ bbox: '7,6,7,9' }, 'bbox'],
    [{ bbox: '{"xmin":7}' }, 'bbox'],
    [{ size: '0,3' }, 'size'],
    [{ size: '4096,4096' }, 'size'],
    [{ format: 'gif' }, 'format'],
    [{ pixelType: 'C64' }, 'pixelType'],
    [{ interpolation: 'RSP_Majority' }, 'interpolation'],
    [{ noData: 'x' }, 'noData'],
    [{ bandIds: '1' }, 'bandIds'],
    [{ compressionQuality: '0' }, 'compressionQuality'],
    [{ imageSR: '26391' }, 'spatial reference'],
    [{ adjustAspectRatio: 'maybe' }, 'adjustAspectRatio'],
    [{ f: 'kmz' }, "'f'"],
    [{ renderingRule: '{' }, 'renderingRule'],
    [{ renderingRule: writeRule('Colormap') }, 'renderingRule'],
    [{ renderingRule: writeRule('Stretch', { StretchType: 9 }) }, 'renderingRule'],
    [{ renderingRule: writeRule('Remap', { InputRanges: [1], OutputValues: [] }) }, 'renderingRule']
  ])('refuses %j', async (params, name) => {
    const { error } = await requestCall('exportImage', {
      f: 'image',
      bbox: '7,6,11,9',
      size: '4,3',
      ...params
    });
    expect(error).toMatchObject({ code: 400, message: expect.stringContaining(name) });
  });
});

describe('computeStatisticsHistograms', () => {
  it('aggregates the cells of an area', async () => {
    const geometry = JSON.stringify({ xmin: 7, ymin: 6, xmax: 9, ymax: 7 });
    const { statistics } = await requestCall<{ statistics: object[] }>('computeStatisticsHistograms', {
      geometry
    });
    expect(statistics[0]).toMatchObject({ min: 4.5, max: 5, count: 2, mean: 4.75 });
    expect(await requestCall('computeHistograms', { geometry })).toMatchObject({
      histograms: [{ size: 256 }]
    });
    expect((await requestCall('computeHistograms', { geometry: '7,8' })).error.code).toBe(400);
  });
});
