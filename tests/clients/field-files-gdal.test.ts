import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { openRows } from '../../server/src/import/sources';
import { findReference, findReferenceInWkt, toWgs84 } from '../../server/src/import/sources/reference-system';
import { runGdal } from './support/gdal';
import type { FileFormat } from '../../server/src/import/dataset';
import type { ReadOptions } from '../../server/src/import/sources/source-row';

/* Files that GDAL writes are read like GDAL reads them. */

const folder = mkdtempSync(join(tmpdir(), 'site-field-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Feature {
  readonly properties: Readonly<Record<string, unknown>>;
  readonly geometry: { readonly type: string; readonly coordinates: unknown } | null;
}

const COUNT = 300;
const toRing = (x: number, y: number): number[][] =>
  [[x, y], [x + 0.004, y], [x + 0.004, y + 0.003], [x, y + 0.002], [x, y]]; // prettier-ignore
const FEATURES = Array.from({ length: COUNT }, (_, at) => {
  const [x, y] = [3.2 + (at % 20) * 0.5, 4.6 + Math.floor(at / 20) * 0.5];
  return {
    type: 'Feature',
    properties: {
      name: `Plot ${at} Ọ̀yọ́ & "co"`,
      people: at * 7919 - 500,
      hectare: at / 7,
      surveyed: `202${at % 6}-0${(at % 9) + 1}-1${at % 10}`,
      note: at % 3 === 0 ? null : `line 1\nline ${at}`,
      phone: `0803${1_000_000 + at}`
    },
    geometry: { type: 'Point', coordinates: [x, y] }
  };
});
const AREAS = FEATURES.map((feature, at) => {
  const [x, y] = feature.geometry.coordinates as [number, number];
  const geometry =
    at % 4 === 0
      ? { type: 'MultiPolygon', coordinates: [[toRing(x, y)], [toRing(x + 0.01, y)]] }
      : { type: 'Polygon', coordinates: [toRing(x, y)] };
  return { ...feature, geometry };
});

/** Converts features to a file with GDAL. */
async function writeFile(
  name: string,
  features: readonly object[],
  options: readonly string[]
): Promise<string> {
  const source = join(folder, 'source.geojson');
  writeFileSync(source, JSON.stringify({ type: 'FeatureCollection', features }));
  const path = join(folder, name);
  rmSync(path, { force: true });
  await runGdal('ogr2ogr', [...options, path, source]);
  return path;
}

/** Features of a file by GDAL, in WGS84. */
function readByGdal(
  path: string,
  options: readonly string[] = [],
  layers: readonly string[] = []
): readonly Feature[] {
  const all = [
    '-f',
    'GeoJSON',
    '-lco',
    'COORDINATE_PRECISION=12',
    ...options,
    '/vsistdout/',
    path,
    ...layers
  ];
  const json = execFileSync('ogr2ogr', all, {
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 64e6
  }).toString();
  return (JSON.parse(json) as { features: Feature[] }).features;
}

async function readBySite(path: string, format: FileFormat, options: ReadOptions = {}) {
  const { rows, notes } = openRows({ name: basename(path), path }, [format], options);
  const read: { properties: Readonly<Record<string, unknown>>; geometry?: unknown }[] = [];
  for await (const { properties, geometry } of rows) read.push({ properties, geometry });
  return { rows: read, notes };
}

/** Replaces numbers by numbers that are equal within a tolerance. */
const roughly = (value: unknown, digits: number): unknown =>
  typeof value === 'number'
    ? expect.closeTo(value, digits)
    : Array.isArray(value)
      ? value.map((each) => roughly(each, digits))
      : value;

const omit = (properties: Readonly<Record<string, unknown>>, ...names: string[]) =>
  Object.fromEntries(
    Object.entries(properties).filter(
      ([name, value]) => !names.includes(name) && value !== null && value !== ''
    )
  );

it('reads a workbook as GDAL does, with days in place of its days and times', async () => {
  const path = await writeFile('plots.xlsx', FEATURES, ['-f', 'XLSX']);
  const { rows } = await readBySite(path, 'xlsx');
  const theirs = readByGdal(path);
  expect(rows).toHaveLength(COUNT);
  rows.forEach(({ properties }, at) => {
    const { surveyed, ...expected } = theirs[at]!.properties;
    expect(omit(properties)).toEqual({
      ...omit(expected),
      surveyed: String(surveyed).replaceAll('/', '-')
    });
  });
  expect(rows[5]!.properties.surveyed).toBe(FEATURES[5]!.properties.surveyed);
});

it('reads waypoints and tracks of GPX as GDAL does', async () => {
  const path = await writeFile('plots.gpx', FEATURES.slice(0, 50), [
    '-f',
    'GPX',
    '-dsco',
    'GPX_USE_EXTENSIONS=YES'
  ]);
  const theirs = readByGdal(path, [], ['waypoints']);
  const { rows } = await readBySite(path, 'gpx', { geometry: 'point' });
  expect(rows.map(({ properties }) => properties.name)).toEqual(
    theirs.map(({ properties }) => properties.name)
  );
  expect(rows.map(({ geometry }) => geometry)).toEqual(
    theirs.map(({ geometry }) => ({ type: 'Point', coordinates: roughly(geometry!.coordinates, 9) }))
  );
  const lines = AREAS.filter((_, at) => at % 4 !== 0).map(({ geometry, properties }) => ({
    type: 'Feature',
    properties: { name: properties.name },
    geometry: { type: 'MultiLineString', coordinates: geometry.coordinates }
  }));
  const tracks = await writeFile('tracks.gpx', lines, ['-f', 'GPX']);
  const { rows: areas } = await readBySite(tracks, 'gpx', { geometry: 'polygon' });
  expect(areas.map(({ geometry }) => (geometry as { segments: unknown }).segments)).toEqual(
    readByGdal(tracks, [], ['tracks']).map(({ geometry }) => roughly(geometry!.coordinates, 9))
  );
});

describe.each([4326, 32632, 3857])('a GeoPackage in EPSG:%s', (code) => {
  it('is read as GDAL does', async () => {
    const options = ['-f', 'GPKG', '-t_srs', `EPSG:${code}`, '-nlt', 'GEOMETRY', '-nln', 'plots'];
    const path = await writeFile('plots.gpkg', AREAS, options);
    const { rows, notes } = await readBySite(path, 'gpkg');
    const theirs = readByGdal(path, ['-t_srs', 'OGC:CRS84']);
    expect(rows).toHaveLength(COUNT);
    rows.forEach(({ properties, geometry }, at) => {
      expect(omit(properties, 'fid')).toEqual(omit(theirs[at]!.properties));
      const { type, coordinates } = theirs[at]!.geometry!;
      expect(geometry).toEqual({ type, coordinates: roughly(coordinates, 7) });
    });
    expect(notes).toHaveLength(code === 4326 ? 0 : 1);
  });
});

const SYSTEMS = [4263, 26331, 26332, 26391, 26392, 26393, 3857, 32631, 32632, 32633];
/** Positions all over the country: longitude and latitude. */
const PLACES = Array.from(
  { length: 100 },
  (_, at) => [3 + (at % 10) * 1.2, 4.5 + Math.floor(at / 10)] as const
);
const toText = (places: readonly (readonly number[])[]): string =>
  places.map((place) => place.join(' ')).join('\n');
const transform = (options: readonly string[], places: readonly (readonly number[])[]): number[][] =>
  execFileSync('gdaltransform', [...options, '-output_xy'], { input: `${toText(places)}\n` })
    .toString()
    .trim()
    .split('\n')
    .map((line) => line.split(' ').map(Number));
/** Metres of a degree. */
const DEGREE_M = 111_195;
const measure = ([x1, y1]: readonly number[], [x2, y2]: readonly number[]): number =>
  Math.hypot((x1! - x2!) * Math.cos((y1! * Math.PI) / 180), y1! - y2!) * DEGREE_M;

describe.each(SYSTEMS)('EPSG:%s', (code) => {
  const system = findReference(code)!;
  const largestError = (projected: readonly number[][]): number =>
    Math.max(
      ...projected.map((at, place) =>
        measure(toWgs84(system, at as [number, number]) as number[], PLACES[place]!)
      )
    );

  it('is known by its definitions in the forms of GDAL', () => {
    for (const form of ['wkt1', 'wkt2', 'wkt_esri'])
      expect(
        findReferenceInWkt(
          execFileSync('gdalsrsinfo', ['-o', form, '--single-line', `EPSG:${code}`])
            .toString()
            .trim()
        )
      ).toBe(system);
  });

  it('is converted as PROJ does, to the centimetre with the same datum shift', () => {
    const same = transform(['-s_srs', '+proj=longlat +datum=WGS84', '-t_srs', system.definition], PLACES);
    expect(largestError(same)).toBeLessThan(0.01);
  });

  it('is within its stated accuracy of the conversion that PROJ chooses', () => {
    const chosen = transform(['-s_srs', 'OGC:CRS84', '-t_srs', `EPSG:${code}`], PLACES);
    expect(largestError(chosen)).toBeLessThan(system.name.startsWith('Minna') ? 15 : 0.01);
  });
});
