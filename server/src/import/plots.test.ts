import { openTestStore } from '../store/test-store';
import type { TestStore } from '../store/test-store';
import { IMPORT_DATASETS } from './datasets';
import { runImport } from './run-import';
import { createTestFolder } from './test-files';

/* Imports plots of suppliers from files: their faults are stored and named, not mended. */

const folder = createTestFolder();
let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
}, 60_000);
beforeEach(() => store.query('TRUNCATE plot, dataset_import, dataset_source CASCADE'));
afterAll(async () => {
  await store.close();
  folder.remove();
});

const importFile = (name: string, content: string) =>
  runImport(
    store,
    IMPORT_DATASETS.find((dataset) => dataset.name === 'plots')!,
    {
      file: folder.file(name, content),
      companions: {},
      map: [],
      attribution: 'Survey of 2026',
      dryRun: false,
      dataDir: folder.path
    }
  );
const readPlots = () =>
  store.query(
    'SELECT supplier, shape, fault_codes AS codes, status, capture, version FROM plot ORDER BY object_id'
  );

const RING = [[7.701234, 5.101234], [7.702345, 5.101235], [7.702346, 5.102341], [7.701235, 5.102342], [7.701234, 5.101234]]; // prettier-ignore
const properties = { supplier: 'Ini Umoh', community: 'Uyo', crop: 'Oil palm', date: '2026-11-02' };
const toFile = (...geometries: object[]) =>
  JSON.stringify({
    type: 'FeatureCollection',
    features: geometries.map((geometry, at) => ({
      ...{ type: 'Feature', geometry },
      properties: { ...properties, supplier: `Supplier ${at}`, statedArea: at === 0 ? 9 : 1.5 }
    }))
  });

it('stores outlines and positions as drafts with their faults, and names every fault in the report', async () => {
  const open = RING.slice(0, -1);
  const east = (degrees: number) => RING.map(([x, y]) => [Number((x! + degrees).toFixed(6)), y!, 12]);
  const report = await importFile(
    'plots.geojson',
    toFile(
      { type: 'Polygon', coordinates: [RING] },
      { type: 'Polygon', coordinates: [open.map(([x, y]) => [x! + 0.01, y!])] },
      { type: 'MultiPolygon', coordinates: [[east(0.02)], [east(0.03)]] },
      { type: 'Point', coordinates: [7.741234, 5.101234] }
    )
  );
  expect([report.created, report.refusals]).toEqual([4, 0]);
  expect(await readPlots()).toMatchObject([
    {
      supplier: 'Supplier 0',
      codes: ['statedAreaDiffers'],
      status: 'draft',
      capture: 'imported',
      version: 1
    },
    { codes: expect.arrayContaining(['ringNotClosed']), shape: { type: 'Polygon' } },
    { codes: expect.arrayContaining(['severalRings']) },
    { codes: [], shape: { type: 'Point', coordinates: [7.741234, 5.101234] } }
  ]);
  const text = JSON.stringify(report.toData());
  expect(text).toMatch(/9 ha are stated and the outline measures/);
  expect(text).toMatch(/The outline is not closed/);
});

it('reads a CSV with WKT, and changes a plot with the same outline without its status', async () => {
  const wkt = `POLYGON ((${RING.map((place) => place.join(' ')).join(', ')}))`;
  const toCsv = (accuracy: number) =>
    `supplier,community,commodity,capturedOn,accuracy,wkt\nIni Umoh,Uyo,oilPalm,2026-11-02,${accuracy},"${wkt}"\n`;
  await importFile('plots.csv', toCsv(4));
  await store.query(`UPDATE plot SET status = 'checked', version = 2`);
  const report = await importFile('plots.csv', toCsv(6));
  expect([report.updated, report.created]).toEqual([1, 0]);
  expect(await readPlots()).toMatchObject([
    { shape: { type: 'Polygon', coordinates: [RING] }, status: 'checked', version: 3, codes: [] }
  ]);
});

it('refuses a line, and a row without a position', async () => {
  const report = await importFile('plots.geojson', toFile({ type: 'LineString', coordinates: RING }));
  expect([report.created, report.refusals]).toEqual([0, 1]);
  await expect(
    importFile(
      'plots.csv',
      'supplier,community,commodity,capturedOn,latitude,longitude\nIni,Uyo,oilPalm,2026-11-02,,\n'
    )
  ).resolves.toMatchObject({ created: 0, refusals: 1 });
});
