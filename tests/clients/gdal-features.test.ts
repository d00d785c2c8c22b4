import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readFigures, runGdal } from './support/gdal';
import { requestSite, getLayerUrl, getServicesUrl, signInAsStaff } from './support/site';

/* GDAL's vector drivers against the FeatureServer and VectorTileServer dialects. */

const folder = mkdtempSync(join(tmpdir(), 'site-gdal-'));
let token: string;
beforeAll(async () => {
  ({ token } = await signInAsStaff());
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const buildQueryUrl = (service: string, params: Record<string, string> = {}) =>
  `${getLayerUrl(service)}/query?${new URLSearchParams({ where: '1=1', outFields: '*', f: 'json', token, ...params })}`;
const countFeatures = async (service: string, where = '1=1') => {
  const params = { where, returnCountOnly: 'true', token };
  return (await requestSite<{ count: number }>(`${getLayerUrl(service)}/query`, params)).count;
};

it.each([
  ['taggedMillsClus', 'Point'],
  ['Roads', 'Line String'],
  ['ngnLGA', 'Polygon']
])('[AP-09] ogrinfo reads %s whole, page by page, without a warning', async (service, geometry) => {
  const { stdout, messages } = await runGdal('ogrinfo', ['-ro', '-so', '-al', buildQueryUrl(service)]);
  expect(messages).toEqual([]);
  expect(stdout).toContain("using driver `ESRIJSON' successful");
  expect(stdout).toContain(`Geometry: ${geometry}`);
  expect(stdout).toContain(`Feature Count: ${await countFeatures(service)}`);
  expect(stdout).toContain('ID["EPSG",4326]');
});

it('[AP-09] ogr2ogr writes a GeoPackage in pages, each feature once, with the sums of the service', async () => {
  const file = join(folder, 'mills.gpkg');
  const source = `ESRIJSON:${buildQueryUrl('taggedMillsClus', { orderByFields: 'OBJECTID', resultRecordCount: '500' })}`;
  expect((await runGdal('ogr2ogr', ['-f', 'GPKG', '-nln', 'mills', file, source])).messages).toEqual([]);
  const figures = await readFigures(
    file,
    'SELECT COUNT(*) AS n, COUNT(DISTINCT OBJECTID) AS ids, SUM(tonsAmount) AS tonnes FROM mills'
  );
  const outStatistics = JSON.stringify([
    { statisticType: 'sum', onStatisticField: 'tonsAmount', outStatisticFieldName: 'tonnes' }
  ]);
  const { features } = await requestSite<{ features: [{ attributes: { tonnes: number } }] }>(
    `${getLayerUrl('taggedMillsClus')}/query`,
    { outStatistics, token }
  );
  const count = await countFeatures('taggedMillsClus');
  expect(count).toBeGreaterThan(2_000);
  expect(figures).toMatchObject({ n: count, ids: count });
  expect(figures.tonnes).toBeCloseTo(features[0].attributes.tonnes, 3);
});

it('[AP-09] reads the same ground from Esri JSON and from GeoJSON: islands and holes are where they are', async () => {
  const areas = await Promise.all(
    [buildQueryUrl('conserved'), buildQueryUrl('conserved', { f: 'geojson' })].map(async (source, at) => {
      const file = join(folder, `conserved-${at}.gpkg`);
      await runGdal('ogr2ogr', ['-f', 'GPKG', '-nln', 'areas', '-nlt', 'MULTIPOLYGON', file, source]);
      return readFigures(file, 'SELECT COUNT(*) AS n, SUM(ST_Area(geom)) AS area FROM areas');
    })
  );
  expect(areas[0]!.n).toBe(await countFeatures('conserved'));
  expect(areas[0]!.area).toBeGreaterThan(0);
  expect(areas[0]!.area).toBeCloseTo(areas[1]!.area!, 9);
});

it('[AP-09] reads only what a condition with functions leaves', async () => {
  const where = "UPPER(ADM1_EN) LIKE UPPER('akwa%') AND MOD(OBJECTID, 2) = 0";
  const { stdout } = await runGdal('ogrinfo', ['-ro', '-so', '-al', buildQueryUrl('ngnLGA', { where })]);
  const count = await countFeatures('ngnLGA', where);
  expect(count).toBeGreaterThan(5);
  expect(stdout).toContain(`Feature Count: ${count}`);
});

it('[AU-15] ogrinfo reads nothing of a layer that is closed to guests', async () => {
  const closed = buildQueryUrl('taggedMillsClus', { token: '' });
  await expect(runGdal('ogrinfo', ['-ro', '-so', '-al', closed])).rejects.toThrow(/Failed to read ESRIJSON/);
});

it('[MP-02] ogrinfo reads a vector tile: its layers lie in the square of the tile', async () => {
  const [z, x, y] = [7, 66, 62];
  const tile = `MVT:${getServicesUrl()}/Basemap/VectorTileServer/tile/${z}/${y}/${x}.pbf`;
  const place = ['-oo', `X=${x}`, '-oo', `Y=${y}`, '-oo', `Z=${z}`];
  const { stdout } = await runGdal('ogrinfo', ['-ro', '-so', '-al', ...place, tile]);
  expect(stdout).toContain("using driver `MVT' successful");
  for (const layer of ['land', 'boundary', 'place']) expect(stdout).toContain(`Layer name: ${layer}`);
  const side = 40_075_016.685_578_49 / 2 ** z;
  const [west, north] = [x * side - 20_037_508.342_789, 20_037_508.342_789 - y * side];
  const extents = [...stdout.matchAll(/Extent: \(([-\d.]+), ([-\d.]+)\) - \(([-\d.]+), ([-\d.]+)\)/g)];
  expect(extents.length).toBeGreaterThan(1);
  for (const [, xmin, ymin, xmax, ymax] of extents) {
    expect(Number(xmin)).toBeGreaterThanOrEqual(west - 0.01);
    expect(Number(xmax)).toBeLessThanOrEqual(west + side + 0.01);
    expect(Number(ymin)).toBeGreaterThanOrEqual(north - side - 0.01);
    expect(Number(ymax)).toBeLessThanOrEqual(north + 0.01);
  }
});
