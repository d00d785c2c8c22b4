import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toRasterFolder } from '../../engines/raster/raster-folder';
import { readValueAt } from '../../engines/raster/raster';
import { readGeotiff } from '../../engines/raster/read-geotiff';
import { writeGeotiff } from '../../engines/raster/write-geotiff';
import { runImport } from '../run-import';
import { createTestFolder } from '../test-files';
import { IMPORT_DATASETS } from '.';
import type { Raster } from '../../engines/raster/raster';
import type { Store } from '../../store/store';

const folder = createTestFolder();
afterAll(() => folder.remove());

const dataset = IMPORT_DATASETS.find(({ name }) => name === 'soilPH')!;
/** Rasters are in the data folder, not in the store. */
const store = { transaction: (work: (query: unknown) => Promise<void>) => work(null) } as unknown as Store;
const served = join(toRasterFolder(folder.path), 'soilPH.tif');
const createGrid = (more: Partial<Raster> = {}): Raster => ({
  width: 2, height: 2, west: 7, north: 6, cellX: 0.5, cellY: 0.5, noData: -1, copyright: '© Survey',
  cells: Float32Array.from([5, 6, 7, -1]), ...more
}); // prettier-ignore

const mockTransaction = () =>
  jest.spyOn(store, 'transaction').mockImplementation(async (work) => {
    await work((() => Promise.resolve([{ id: 'entry', free: true }])) as never);
    return undefined as never;
  });

interface LoadOutcome {
  readonly attribution?: string | null;
  readonly name?: string;
  readonly unit?: string;
  readonly service?: string;
}

async function loadBytes(
  bytes: Buffer,
  { attribution = null, name = 'ph.tif', unit, service = 'soilPH' }: LoadOutcome = {}
) {
  const into = IMPORT_DATASETS.find((one) => one.name === service)!;
  const file = folder.file(name, bytes);
  const input = { file, companions: {}, map: new Map(), attribution, unit, dataDir: folder.path };
  const report = await runImport(store, into, { ...input, map: [], dryRun: false });
  if (report.changed)
    await into.after!({ store, dataDir: folder.path, input, routingUrl: null, log: () => undefined });
  return report;
}

const loadRaster = async (raster: Raster, attribution: string | null = null, name = 'ph.tif') =>
  loadBytes(await writeGeotiff(raster), { attribution, name });

const FIXTURES = join(__dirname, '../../engines/raster/fixtures');
const readFixture = (name: string) => readFileSync(join(FIXTURES, `${name}.tif`));

it('replaces a GeoTIFF atomically, and finds the same one unchanged', async () => {
  mockTransaction();
  expect(await loadRaster(createGrid())).toMatchObject({ created: 1, written: true });
  expect(readdirSync(toRasterFolder(folder.path))).toEqual(['soilPH.tif']);
  expect(await loadRaster(createGrid())).toMatchObject({ created: 0, unchanged: 1 });
  expect(await loadRaster(createGrid({ cells: Float32Array.from([5, 6, 8, -1]) }))).toMatchObject({
    updated: 1
  });
});

it('[OF-03] serves a pixel-is-point file’s values at GDAL’s positions', async () => {
  await loadBytes(readFixture('soil-pixel-is-point'), { attribution: 'Made up' });
  const raster = await readGeotiff(served);
  const answers = JSON.parse(readFileSync(join(FIXTURES, 'gdal-answers.json'), 'utf8')) as Record<
    string,
    [number, number, number][]
  >;
  for (const [longitude, latitude, value] of answers['soil-pixel-is-point.tif']!)
    expect(readValueAt(raster, longitude, latitude)).toBeCloseTo(value, 9);
});

it('stores the attribution in the file, for the image service to show', async () => {
  await loadRaster(createGrid(), '© Somebody, CC BY 4.0');
  expect((await readGeotiff(served)).copyright).toBe('© Somebody, CC BY 4.0');
  expect([...(await readGeotiff(served)).cells]).toEqual([5, 6, 7, -1]);
  await expect(loadRaster(createGrid({ copyright: '' }))).rejects.toThrow(
    /ph.tif has no source, which the map shows.*--attribution/
  );
});

it('refuses a raster that cannot be served, and keeps the previous one', async () => {
  const before = readFileSync(served);
  await expect(loadRaster(createGrid({ cells: Float32Array.from([5, 6, 99_999, -1]) }))).rejects.toThrow(
    'ph.tif goes from 5 to 99999; values can be from 0 to 14, pH. Correct its unit, or mark cells without a value' +
      ' as such (gdal_translate -a_nodata): band 1, column 0, row 1 (latitude 5.2500, longitude 7.2500) has 99999.'
  );
  await expect(loadRaster(createGrid({ west: 70 }))).rejects.toThrow(/ph.tif does not overlap Nigeria/);
  await expect(loadRaster(createGrid({ cells: Float32Array.from([-1, -1, -1, -1]) }))).rejects.toThrow(
    'has no value in any cell'
  );
  const lying = folder.file('wide.tif', await writeGeotiff(createGrid()));
  const bytes = readFileSync(lying.path);
  // Changes the entry of the tag ImageWidth (256), whose value is the last of its four fields.
  const littleEndian = bytes.toString('latin1', 0, 2) === 'II';
  const tag = bytes.indexOf(Buffer.from(littleEndian ? [0, 1] : [1, 0]), 8);
  for (let at = tag + 8; at < tag + 12; at++) bytes[at] = 0x0f;
  const wide = {
    file: folder.file('wide.tif', bytes),
    companions: {},
    map: [],
    attribution: null,
    dryRun: false
  };
  await expect(runImport(store, dataset, { ...wide, dataDir: folder.path })).rejects.toThrow(
    /wide.tif cannot be served: its header declares \d+ × 2 cells, for which the file is too small. It is damaged/
  );
  await expect(loadRaster(createGrid(), null, 'ph.csv')).rejects.toThrow(
    'ph.csv is not a file type of this dataset'
  );
  const broken = {
    file: folder.file('x.tif', 'no tiff'),
    companions: {},
    map: [],
    attribution: null,
    dryRun: false,
    dataDir: folder.path
  };
  await expect(runImport(store, dataset, broken)).rejects.toThrow(/x.tif is not a GeoTIFF/);
  expect(readFileSync(served).equals(before)).toBe(true);
  expect(existsSync(`${served}.new`)).toBe(false);
});

describe('the unit of a raster', () => {
  beforeEach(mockTransaction);
  const createWholeGrid = (...cells: number[]) => createGrid({ cells: Int16Array.from(cells) });
  const loadAs = async (service: string, raster: Raster, unit?: string) =>
    loadBytes(await writeGeotiff(raster), { service, unit });
  const readServed = async (service: string) =>
    readGeotiff(join(toRasterFolder(folder.path), `${service}.tif`));

  it.each([
    [
      'soilPH',
      createWholeGrid(55, 66, 90, -1),
      /ph.tif, band 1 does not name.*values from 55 to 90 are not pH but can be pH\*10\. .*--unit "pH\*10"/
    ],
    [
      'soilCarbon',
      createWholeGrid(55, 66, 190, -1),
      /whole numbers from 55 to 190 can be g\/kg or dg\/kg.*--unit "g\/kg" or --unit "dg\/kg"/
    ],
    [
      'soilCarbon',
      createGrid({ cells: Float32Array.from([155.5, 200, 180, -1]) }),
      /a mean of 179 g\/kg is that of peat/
    ],
    [
      'soilCarbon',
      createWholeGrid(1500, 20, 20, -1),
      /values from 20 to 1500 are not g\/kg but can be dg\/kg/
    ],
    ['soilSand', createWholeGrid(455, 666, 90, -1), /values from 90 to 666 are not % but can be g\/kg/],
    [
      'maizeYield',
      createWholeGrid(1500, 2000, 900, -1),
      /values from 900 to 2000 are not t\/ha but can be kg\/ha/
    ]
  ])('[OF-03] is required when %s may have scaled whole numbers', async (service, raster, message) => {
    await expect(loadAs(service, raster)).rejects.toThrow(message);
  });

  it.each([
    ['soilPH', createWholeGrid(55, 66, 90, -1), 'ph*10', [5.5, 6.6, 9, NaN]],
    ['soilPH', createWholeGrid(55, 66, 90, -1), 'pH x 10', [5.5, 6.6, 9, NaN]],
    ['soilPH', createWholeGrid(55, 66, 90, -1), 'pHx10', [5.5, 6.6, 9, NaN]],
    ['soilCarbon', createWholeGrid(55, 66, 190, -1), 'dg/kg', [5.5, 6.6, 19, NaN]],
    ['soilCarbon', createWholeGrid(55, 66, 19, -1), 'g kg-1', [55, 66, 19, -1]],
    ['soilSand', createWholeGrid(455, 666, 90, -1), 'g/kg', [45.5, 66.6, 9, NaN]],
    ['maizeYield', createWholeGrid(1500, 2000, 900, -1), 'kg/ha', [1.5, 2, 0.9, NaN]]
  ])(
    '[OF-03] is converted and recorded when it is stated for %s (%#)',
    async (service, raster, unit, cells) => {
      const report = await loadAs(service, raster, unit);
      const served = await readServed(service);
      expect([...served.cells]).toEqual(cells);
      const isConverted = cells.includes(NaN);
      const note = /^Values converted from .* to .*: divided by \d+\.$/;
      expect(report.notes).toEqual(isConverted ? [expect.stringMatching(note)] : []);
      expect(served.description).toBe(report.notes[0] ?? '');
    }
  );

  it('[OF-03] comes from the file, and is not applied together with the scale of the file', async () => {
    await loadAs('soilCarbon', { ...createWholeGrid(55, 66, 190, -1), unit: 'dg/kg' });
    expect((await readServed('soilCarbon')).unit).toBe('g/kg');
    await loadBytes(readFixture('scale-offset'));
    expect(Math.max(...(await readServed('soilPH')).cells.filter((cell) => !Number.isNaN(cell)))).toBe(9);
    await expect(loadBytes(readFixture('scale-offset'), { unit: 'pH*10' })).rejects.toThrow(
      /ph.tif, band 1 has a scale of its own, which gives values in pH; --unit states pH\*10/
    );
  });

  it('[OF-03] is refused when it is unknown, contradicts the file or is applied twice', async () => {
    await expect(loadAs('soilPH', createGrid({ unit: 'mm' }))).rejects.toThrow(
      /ph.tif, band 1 gives its unit as 'mm'.*gdal_edit.py -units "pH" ph.tif/
    );
    await expect(loadAs('soilCarbon', { ...createGrid(), unit: 'g/kg' }, 'dg/kg')).rejects.toThrow(
      /gives its unit as 'g\/kg', --unit as 'dg\/kg'. Leave --unit out/
    );
    await expect(loadAs('soilPH', createGrid(), 'pH*10')).rejects.toThrow(
      /as pH\*10 its greatest value is 0.7 pH, which no soil has/
    );
    await expect(loadAs('soilPH', createGrid(), 'dg/kg')).rejects.toThrow(
      /write --unit "pH" or --unit "pH\*10"/
    );
    await expect(loadAs('growingArea', createGrid(), 'pH')).rejects.toThrow(
      /values of this dataset have no unit/
    );
    const lga = IMPORT_DATASETS.find(({ name }) => name === 'lga')!;
    const rest = { companions: {}, map: [], attribution: 'x', dryRun: true, dataDir: folder.path };
    const file = folder.file('a.geojson', '{}');
    await expect(runImport(store, lga, { ...rest, file, unit: 'pH' })).rejects.toThrow(
      /--unit is for rasters/
    );
  });
});

describe('a raster of colours or classes', () => {
  beforeEach(mockTransaction);

  it('[OF-03] is refused when values are needed, with the first cell that is no class', async () => {
    await expect(loadBytes(readFixture('palette'))).rejects.toThrow(
      /ph.tif, band 1 has a colour table.*gdal_translate -co PHOTOMETRIC=MINISBLACK -colorinterp gray ph.tif new.tif/
    );
    const classes = createGrid({ cells: Float32Array.from([1, 2.5, 3, -1]) });
    await expect(loadBytes(await writeGeotiff(classes), { service: 'growingArea' })).rejects.toThrow(
      'ph.tif, band 1, column 1, row 0 (latitude 5.7500, longitude 7.7500) has 2.5; values can be 1 (Minor), 2 (Mixed), 3 (Major)'
    );
  });

  it('[OF-03] is refused when a sidecar file changes its meaning', async () => {
    const beside = join(folder.path, 'ph.tif.aux.xml');
    writeFileSync(
      beside,
      '<PAMDataset><PAMRasterBand band="1"><Scale>0.1</Scale></PAMRasterBand></PAMDataset>'
    );
    await expect(loadRaster(createGrid())).rejects.toThrow(
      /ph.tif.aux.xml changes ph.tif \(Scale\).*gdal_translate ph.tif new.tif/
    );
    writeFileSync(beside, '<PAMDataset><PAMRasterBand band="1"><Metadata/></PAMRasterBand></PAMDataset>');
    await loadRaster(createGrid());
    rmSync(beside);
    writeFileSync(join(folder.path, 'ph.tif.msk'), '');
    await expect(loadRaster(createGrid())).rejects.toThrow(
      /ph.tif.msk is a mask of ph.tif.*gdalwarp -dstnodata/
    );
    rmSync(join(folder.path, 'ph.tif.msk'));
  });
});
