import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { rasterFolder } from '../../engines/raster/raster-folder';
import { readGeotiff } from '../../engines/raster/read-geotiff';
import { writeGeotiff } from '../../engines/raster/write-geotiff';
import { runImport } from '../run-import';
import { testFolder } from '../test-files';
import { DATASETS } from '.';
import type { Raster } from '../../engines/raster/raster';
import type { Store } from '../../store/store';

const folder = testFolder();
afterAll(() => folder.remove());

const dataset = DATASETS.find(({ name }) => name === 'soilPH')!;
/** Rasters lie in the data folder, not in the store. */
const store = { transaction: (work: (query: unknown) => Promise<void>) => work(null) } as unknown as Store;
const served = join(rasterFolder(folder.path), 'soilPH.tif');
const grid = (more: Partial<Raster> = {}): Raster => ({
  width: 2, height: 2, west: 7, north: 6, cellX: 0.5, cellY: 0.5, noData: -1, copyright: '© Survey',
  cells: Float32Array.from([5, 6, 7, -1]), ...more
}); // prettier-ignore

async function load(raster: Raster, attribution: string | null = null, name = 'ph.tif') {
  const input = {
    file: folder.file(name, await writeGeotiff(raster)),
    companions: {},
    map: new Map(),
    attribution,
    dataDir: folder.path
  };
  const report = await runImport(store, dataset, { ...input, map: [], dryRun: false });
  if (report.changed)
    await dataset.after!({ store, dataDir: folder.path, input, routingUrl: null, log: () => undefined });
  return report;
}

it('puts a GeoTIFF in its place in one step, and finds the same one unchanged', async () => {
  jest.spyOn(store, 'transaction').mockImplementation(async (work) => {
    await work((() => Promise.resolve([])) as never);
    return undefined as never;
  });
  expect(await load(grid())).toMatchObject({ created: 1, written: true });
  expect(readdirSync(rasterFolder(folder.path))).toEqual(['soilPH.tif']);
  expect(await load(grid())).toMatchObject({ created: 0, unchanged: 1 });
  expect(await load(grid({ cells: Float32Array.from([5, 6, 8, -1]) }))).toMatchObject({ updated: 1 });
});

it('keeps the attribution in the file, where the image service shows it', async () => {
  await load(grid(), 'Somebody, CC BY 4.0');
  expect((await readGeotiff(served)).copyright).toBe('Somebody, CC BY 4.0');
  expect([...(await readGeotiff(served)).cells]).toEqual([5, 6, 7, -1]);
  await expect(load(grid({ copyright: '' }))).rejects.toThrow(
    /ph.tif does not say where it comes from.*--attribution/
  );
});

it('refuses what cannot be served, and leaves the one before', async () => {
  const before = readFileSync(served);
  await expect(load(grid({ cells: Float32Array.from([5, 6, 99_999, -1]) }))).rejects.toThrow(
    'ph.tif goes from 5 to 99999; values can be from 0 to 14, pH. Correct its unit, or mark cells without a value'
  );
  await expect(load(grid({ west: 70 }))).rejects.toThrow(/ph.tif does not lie on Nigeria/);
  await expect(load(grid({ cells: Float32Array.from([-1, -1, -1, -1]) }))).rejects.toThrow(
    'has no value in any cell'
  );
  await expect(load(grid(), null, 'ph.csv')).rejects.toThrow('ph.csv is none of the files');
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
