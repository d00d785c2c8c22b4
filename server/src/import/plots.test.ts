import { insertTestRows } from '../arcgis/feature-server/test-rows';
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
});
beforeEach(() => store.query('TRUNCATE plot, dataset_import, dataset_source CASCADE'));
afterAll(async () => {
  await store.close();
  folder.remove();
});

const importFile = (name: string, content: string, dataset = 'plots') =>
  runImport(
    store,
    IMPORT_DATASETS.find((one) => one.name === dataset)!,
    {
      file: folder.file(name, content),
      companions: {},
      map: [],
      attribution: 'Survey of 2026',
      dryRun: false,
      dataDir: folder.path
    }
  );
const readMillName = async (id: number) =>
  (await store.query<{ name: string }>('SELECT name FROM mill WHERE id = $1', [id]))[0]!.name;
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

it('refuses a row that was captured or agreed after today', async () => {
  const header = 'supplier,community,commodity,capturedOn,consentOn,latitude,longitude';
  const report = await importFile(
    'plots.csv',
    `${header}\nIni,Uyo,oilPalm,2090-11-02,,5.1,7.7\nEno,Uyo,oilPalm,2026-11-02,2090-11-02,5.1,7.7\n`
  );
  expect([report.created, report.refusals]).toEqual([0, 2]);
  expect(JSON.stringify(report.toData()).match(/2090-11-02 is after today/g)).toHaveLength(2);
});

describe('a purchase that names plots', () => {
  const importPurchases = (...rows: readonly string[]) =>
    importFile('purchases.csv', ['millName,date,tonnes,price,plots', ...rows].join('\n'), 'purchases');
  beforeAll(() => insertTestRows(store));
  beforeEach(async () => {
    await store.execute(`
      TRUNCATE purchase, supplier CASCADE;
      INSERT INTO community (id, name, lga_code, geom) VALUES (1, 'Ikot Ekpene', 'ALPH', ST_Point(7.7, 5.1, 4326))
        ON CONFLICT DO NOTHING;
      INSERT INTO supplier (mill_id, name, phone_number, community_id) VALUES (1, 'Ini Umoh', '0803', 1);
      INSERT INTO plot (id, supplier, community, commodity, shape, captured_on)
        SELECT id, supplier, 'Ikot Ekpéne', crop, '{"type":"Point","coordinates":[7.7,5.1]}', '2026-01-01'
          FROM (VALUES ('A', 'INI UMÓH', 'oilPalm'), ('B', 'Ini Umoh', 'oilPalm'), ('C', 'Eno Bassey', 'oilPalm'),
                       ('M', 'Ini Umoh', 'maize')) AS given (id, supplier, crop)`);
  });

  it('is stored with them, and a file without the column names none', async () => {
    const name = await readMillName(1);
    expect(await importPurchases(`${name},2026-03-01,2,36000,A; B;A`)).toMatchObject({
      created: 1,
      refused: []
    });
    expect(await store.query('SELECT plot_ids FROM purchase')).toEqual([{ plot_ids: ['A', 'B'] }]);
    await importFile('p.csv', `millName,date,tonnes,price\n${name},2026-03-01,2,36000`, 'purchases');
    expect(await store.query('SELECT plot_ids FROM purchase')).toEqual([{ plot_ids: [] }]);
  });

  it('is refused when a plot is missing, of another supplier or another crop, or the supplier is unknown', async () => {
    const [own, other] = [await readMillName(1), await readMillName(2)];
    const report = await importPurchases(
      `${own},2026-03-01,2,36000,A;gone`,
      `${own},2026-03-02,2,36000,C`,
      `${own},2026-03-03,2,36000,M`,
      `${other},2026-03-04,2,36000,A`
    );
    expect(report.refused.map(({ row, field, message }) => `${row} ${field}: ${message}`)).toEqual([
      `2 plots: 'gone': there is no such plot; import the dataset plots first, or correct its id`,
      `3 plots: 'C': this plot belongs to another supplier; name plots of the supplier of the mill`,
      `4 plots: 'M': this plot has no oil palm; name the plots on which P1 grew`,
      `5 plots: 'A': the supplier of the mill is unknown; import the dataset suppliers first, or leave the plots out`
    ]);
  });
});
