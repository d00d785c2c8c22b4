import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCell, findColumn, findRow } from '../../server/src/engines/raster/raster';
import { readGeotiff } from '../../server/src/engines/raster/read-geotiff';
import { writeGeotiff } from '../../server/src/engines/raster/write-geotiff';

/*
 * GeoTIFFs of many kinds, as GDAL writes them, read by SITE and by gdallocationinfo at 60 random places each. A file is
 * read alike or refused; the server's own tests have answers of GDAL for some files.
 */

const folder = mkdtempSync(join(tmpdir(), 'site-gdal-'));
afterAll(() => rmSync(folder, { recursive: true }));

function runTool(tool: string, args: readonly string[], input = ''): string {
  try {
    return execFileSync(tool, args, { encoding: 'utf8', input, stdio: ['pipe', 'pipe', 'pipe'] });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new Error(
      `${tool} is missing: install GDAL (Debian: apt-get install gdal-bin), then run this again.`,
      {
        cause: error
      }
    );
  }
}

const SOURCE = join(folder, 'source.tif');
const NO_DATA = -99;
const [WIDTH, HEIGHT, WEST, NORTH, CELL] = [37, 29, 5, 8.9, 0.1];
/** The seed is printed with each failure through the places. */
let seed = Date.now() % 2_147_483_646 || 1;
const nextRandom = (): number => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;

beforeAll(async () => {
  const cells = Float32Array.from({ length: WIDTH * HEIGHT }, (_, at) =>
    at % 11 === 0 ? NO_DATA : Math.fround(100 * nextRandom())
  );
  const grid = { width: WIDTH, height: HEIGHT, west: WEST, north: NORTH, cellX: CELL, cellY: CELL };
  writeFileSync(SOURCE, await writeGeotiff({ ...grid, noData: NO_DATA, copyright: '© GDAL', cells }));
});

type LonLat = readonly [longitude: number, latitude: number];

const createRandomPlaces = (): LonLat[] =>
  Array.from({ length: 60 }, () => [
    WEST + WIDTH * CELL * nextRandom(),
    NORTH - HEIGHT * CELL * nextRandom()
  ]);

/** Values that GDAL reads, scale and offset applied; null for its no-data value. */
function readByGdal(file: string, places: readonly LonLat[]): (number | null)[] {
  const noData = /NoData Value=(\S+)/.exec(runTool('gdalinfo', [file]))?.[1];
  const answers = runTool(
    'gdallocationinfo',
    ['-wgs84', file],
    places.map((place) => place.join(' ')).join('\n')
  );
  return answers
    .split('Report:')
    .slice(1)
    .map((report) => {
      const stored = / Value: (\S+)/.exec(report)![1]!;
      const value = / Descaled Value: (\S+)/.exec(report)?.[1] ?? stored;
      const isEmpty = stored.includes('nan') || (noData !== undefined && Number(stored) === Number(noData));
      return isEmpty ? null : Number(value);
    });
}

const createOptions = (name: string, ...args: string[]): readonly [string, readonly string[]] => [name, args];

function* listEncodings() {
  for (const type of ['Byte', 'UInt16', 'Int16', 'UInt32', 'Int32', 'Float32', 'Float64'])
    for (const compression of ['NONE', 'LZW', 'DEFLATE', 'ZSTD', 'PACKBITS'])
      for (const layout of ['TILED=YES', 'BLOCKYSIZE=3'])
        yield createOptions(
          `${type} ${compression} ${layout}`,
          ...['-ot', type, '-a_nodata', /^(Byte|U)/.test(type) ? '0' : String(NO_DATA)],
          ...['-co', `COMPRESS=${compression}`, '-co', layout],
          ...(layout === 'TILED=YES' ? ['-co', 'BLOCKXSIZE=16', '-co', 'BLOCKYSIZE=16'] : [])
        );
}

const OTHERS = [
  ...['Int16', 'Float32'].map((type) =>
    createOptions(`${type} predictor 2`, '-ot', type, '-co', 'COMPRESS=LZW', '-co', 'PREDICTOR=2')
  ),
  ...['Float32', 'Float64'].map((type) =>
    createOptions(`${type} predictor 3`, '-ot', type, '-co', 'COMPRESS=DEFLATE', '-co', 'PREDICTOR=3')
  ),
  ...['1', '4', '7'].map((bits) =>
    createOptions(
      `${bits} bits`,
      '-ot',
      'Byte',
      '-scale',
      '0',
      '100',
      '0',
      String(2 ** Number(bits) - 1),
      '-a_nodata',
      'none',
      '-co',
      `NBITS=${bits}`
    )
  ),
  createOptions('12 bits', '-ot', 'UInt16', '-a_nodata', '0', '-co', 'NBITS=12'),
  createOptions('half floats', '-co', 'NBITS=16'),
  createOptions('BigTIFF', '-co', 'BIGTIFF=YES'),
  createOptions('big-endian', '-co', 'ENDIANNESS=BIG', '-co', 'COMPRESS=LZW', '-co', 'PREDICTOR=2'),
  createOptions(
    'sparse',
    '-ot',
    'Byte',
    '-scale',
    '0',
    '100',
    '0',
    '0',
    '-a_nodata',
    'none',
    '-co',
    'SPARSE_OK=YES'
  ),
  createOptions('no-data of floats', '-a_nodata', '-3.4028235e+38'),
  createOptions('no-data NaN', '-a_nodata', 'nan'),
  createOptions('scale of floats', '-a_scale', '0.1', '-a_offset', '2'),
  createOptions('scale of whole numbers', '-ot', 'Int16', '-a_scale', '0.01', '-a_offset', '-3'),
  createOptions('pixel is point', '-mo', 'AREA_OR_POINT=Point'),
  createOptions('south up', '-a_ullr', '5', '6', '8.7', '8.9'),
  createOptions('east first', '-a_ullr', '8.7', '8.9', '5', '6'),
  createOptions('both, pixel is point', '-a_ullr', '8.7', '6', '5', '8.9', '-mo', 'AREA_OR_POINT=Point'),
  createOptions('cloud-optimized', '-of', 'COG'),
  createOptions('mask', '-mask', '1', '--config', 'GDAL_TIFF_INTERNAL_MASK', 'YES'),
  createOptions('64-bit whole numbers', '-ot', 'Int64'),
  ...['LERC', 'LZMA'].map((name) => createOptions(name, '-co', `COMPRESS=${name}`)),
  createOptions('two bands', '-b', '1', '-b', '1')
];

const variants = [...listEncodings(), ...OTHERS];

/** Variants that SITE refuses, by its message; everything else must be read. */
const REFUSED = [
  [/^(LERC|LZMA)$/, /its compression \((LERC|LZMA)\)/],
  [/^12 bits$/, /numbers of 12 bits/],
  [/^big-endian$/, /big-endian/],
  [/^mask$/, /it has a mask/],
  [/^64-bit/, /numbers of 64 bits/],
  [/^two bands$/, /more than one band/]
] as const;

it.each(variants)(
  '[OF-03] reads a GeoTIFF (%s) as gdallocationinfo does, or refuses it',
  async (name, args) => {
    const file = join(folder, `${name.replaceAll(/\W+/g, '-')}.tif`);
    runTool('gdal_translate', ['-q', ...args, SOURCE, file]);
    const refusal = REFUSED.find(([named]) => named.test(name));
    if (refusal) {
      await expect(readGeotiff(file)).rejects.toThrow(refusal[1]);
      return;
    }
    const places = createRandomPlaces();
    const raster = await readGeotiff(file);
    const read = places.map(([longitude, latitude]) => {
      const value = readCell(raster, findColumn(raster, longitude), findRow(raster, latitude));
      return [longitude, latitude, value === null ? null : Number(value.toPrecision(12))];
    });
    const expected = readByGdal(file, places).map((value, at) => [
      ...places[at]!,
      value === null ? null : Number(value.toPrecision(12))
    ]);
    expect(read).toEqual(expected);
  }
);

it('[OF-03] writes GeoTIFFs that GDAL reads, with unit and description', async () => {
  const file = join(folder, 'written.tif');
  const raster = await readGeotiff(SOURCE);
  writeFileSync(file, await writeGeotiff({ ...raster, unit: 'g/kg', description: 'divided by 10' }));
  const info = runTool('gdalinfo', [file]);
  for (const text of [
    'Unit Type: g/kg',
    'TIFFTAG_IMAGEDESCRIPTION=divided by 10',
    'TIFFTAG_COPYRIGHT=© GDAL'
  ])
    expect(info).toContain(text);
});
