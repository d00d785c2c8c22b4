import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readValuesAt, runGdal } from './support/gdal';
import { requestSite, getRasterFolder, getServicesUrl, signInAsStaff } from './support/site';

/* GDAL's raster drivers against the ImageServer dialect; the right values are those of the raster that it serves. */

const CELL = 1 / 120;
const NO_DATA = -9999;
const WINDOW = { west: 7, south: 4.5, east: 9, north: 6, width: 240, height: 180 };
const getServiceUrl = () => `${getServicesUrl()}/soilPH/ImageServer`;
const getSourceFile = () => join(getRasterFolder(), 'soilPH.tif');
const folder = mkdtempSync(join(tmpdir(), 'site-gdal-'));
let token: string;
beforeAll(async () => {
  ({ token } = await signInAsStaff());
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** 60 points in the window, each well within its cell, the same in every run. */
const points = Array.from({ length: 60 }, (_, n): [number, number] => {
  const column = (n * 97) % WINDOW.width;
  const row = (n * 61) % WINDOW.height;
  const toInnerShare = (share: number) => 0.2 + 0.6 * share;
  return [
    WINDOW.west + CELL * (column + toInnerShare(((n * 7) % 10) / 10)),
    WINDOW.north - CELL * (row + toInnerShare(((n * 3) % 10) / 10))
  ];
});

/** Saves a picture of the window as GeoTIFF. */
async function exportTiff(params: Record<string, string>): Promise<string> {
  const file = join(folder, `export-${Object.values(params).join('-').replace(/\W/g, '_')}.tif`);
  const body = new URLSearchParams({ format: 'tiff', f: 'image', token, ...params });
  const answer = await fetch(`${getServiceUrl()}/exportImage`, { method: 'POST', body });
  expect(answer.headers.get('content-type')).toBe('image/tiff');
  writeFileSync(file, Buffer.from(await answer.arrayBuffer()));
  return file;
}

it('[AP-09] gdallocationinfo reads the values of the source from an exported GeoTIFF', async () => {
  const { west, south, east, north, width, height } = WINDOW;
  const bbox = [west, south, east, north].join(',');
  const file = await exportTiff({ bbox, bboxSR: '4326', imageSR: '4326', size: `${width},${height}` });
  const values = await readValuesAt(getSourceFile(), points);
  expect(values.filter((value) => value !== NO_DATA).length).toBeGreaterThan(40);
  expect(await readValuesAt(file, points)).toEqual(values);
});

it('[AP-09] gdalinfo finds the reference, the cells and the missing value of an exported GeoTIFF', async () => {
  const file = await exportTiff({
    bbox: '800000,500000,1000000,660000',
    bboxSR: '102100',
    imageSR: '102100',
    size: '500,400'
  });
  const info = JSON.parse((await runGdal('gdalinfo', ['-json', file])).stdout) as {
    size: number[];
    geoTransform: number[];
    bands: { type: string; noDataValue: number }[];
    coordinateSystem: { wkt: string };
  };
  expect(info.size).toEqual([500, 400]);
  [800_000, 400, 0, 660_000, 0, -400].forEach((value, at) =>
    expect(info.geoTransform[at]).toBeCloseTo(value, 6)
  );
  expect(info.bands).toEqual([expect.objectContaining({ type: 'Float32', noDataValue: NO_DATA })]);
  expect(info.coordinateSystem.wkt).toContain('ID["EPSG",3857]');
});

it('[AP-09] the driver for ArcGIS services of GDAL (WMS, AGS) reads the values of the source', async () => {
  const { west, south, east, north, width, height } = WINDOW;
  const file = join(folder, 'service.xml');
  writeFileSync(
    file,
    `<GDAL_WMS>
      <Service name="AGS">
        <ServerUrl>${getServiceUrl()}/exportImage?token=${token}</ServerUrl>
        <ImageFormat>tiff</ImageFormat><SRS>EPSG:4326</SRS>
      </Service>
      <DataWindow>
        <UpperLeftX>${west}</UpperLeftX><UpperLeftY>${north}</UpperLeftY>
        <LowerRightX>${east}</LowerRightX><LowerRightY>${south}</LowerRightY>
        <SizeX>${width}</SizeX><SizeY>${height}</SizeY>
      </DataWindow>
      <BandsCount>1</BandsCount><DataType>Float32</DataType>
      <BlockSizeX>120</BlockSizeX><BlockSizeY>90</BlockSizeY>
    </GDAL_WMS>`
  );
  expect(await readValuesAt(file, points)).toEqual(await readValuesAt(getSourceFile(), points));
});

it('[AP-09] getSamples gives the values that gdallocationinfo reads from the source', async () => {
  const geometry = JSON.stringify({ points, spatialReference: { wkid: 4326 } });
  const { samples } = await requestSite<{ samples: { locationId: number; value: string }[] }>(
    `${getServiceUrl()}/getSamples`,
    { geometry, geometryType: 'esriGeometryMultipoint', token }
  );
  const byPoint = new Map(samples.map(({ locationId, value }) => [locationId, value]));
  const expected = await readValuesAt(getSourceFile(), points);
  points.forEach((_, at) => {
    const [value, right] = [Number(byPoint.get(at)), expected[at]!];
    // A cell without a measurement has no sample; the file has its missing value there.
    if (right === NO_DATA) expect([at, value]).toEqual([at, NaN]);
    else expect(value).toBeCloseTo(right, 5);
  });
});
