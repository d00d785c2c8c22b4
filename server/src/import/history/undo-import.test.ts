import { randomUUID } from 'node:crypto';
import { listDataTables } from '../../backup/tables';
import { openTestStore } from '../../store/test-store';
import type { TestStore } from '../../store/test-store';
import { IMPORT_DATASETS } from '../datasets';
import { runImport } from '../run-import';
import { createTestFolder } from '../test-files';
import { readImports } from './import-history';
import { undoImport } from './undo-import';

const by = { uid: 'ada', email: 'ada@site.example' };
const folder = createTestFolder();
let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
  const outline = {
    type: 'Polygon',
    coordinates: [
      [
        [7.5, 4.5],
        [8.3, 4.5],
        [8.3, 5.6],
        [7.5, 5.6],
        [7.5, 4.5]
      ]
    ]
  };
  const properties = { ADM1_EN: 'Akwa Ibom', ADM2_EN: 'Uyo' };
  const features = [{ type: 'Feature', properties, geometry: outline }];
  await importFile('lga', 'lga.geojson', JSON.stringify({ type: 'FeatureCollection', features }));
});
afterAll(async () => {
  await store.close();
  folder.remove();
});

/** Tables that the history itself writes. */
const HISTORY = ['data_import', 'import_change'];

/** Returns every row of every table as text, the figures kept by triggers included. */
async function readEverything(): Promise<Record<string, string[]>> {
  const tables = [...(await listDataTables(store.query)), 'mill_figures', 'lga_figures', 'community_figures'];
  const rows: Record<string, string[]> = {};
  for (const table of tables.filter((name) => !HISTORY.includes(name)))
    rows[table] = (
      await store.query<{ text: string }>(`SELECT t::text AS text FROM "${table}" AS t ORDER BY 1`)
    ).map(({ text }) => text);
  return rows;
}

async function importFile(dataset: string, name: string, text: string): Promise<string> {
  const report = await runImport(
    store,
    IMPORT_DATASETS.find((each) => each.name === dataset)!,
    {
      ...{ file: folder.file(name, text), companions: {}, map: [], attribution: 'Survey, CC BY 4.0', by },
      ...{ dryRun: false, dataDir: folder.path }
    }
  );
  expect(report.refusals).toBe(0);
  const { imports } = await readImports(store.query, { limit: 1, offset: 0 });
  return imports[0]!.id;
}

const HEADER =
  'name,size,cracker,separator,physically_tagged,number_of_pots,number_of_pressers,latitude,longitude';
const writeMill = (name: string, pots: number, latitude: number) =>
  `${name},small,yes,no,yes,${pots},2,${latitude},7.9`;
const writeMills = (...rows: string[]) => [HEADER, ...rows].join('\n');
const countMills = async () => (await store.query<{ n: number }>('SELECT count(*) AS n FROM mill'))[0]!.n;

it('brings back every row of every table', async () => {
  await importFile('mills', 'first.csv', writeMills(writeMill('Akpan', 3, 5.01), writeMill('Udo', 4, 5.02)));
  const before = await readEverything();
  const id = await importFile(
    'mills',
    'second.csv',
    writeMills(writeMill('Akpan', 9, 5.01), writeMill('Essien', 1, 5.03), writeMill('Udo', 4, 5.02))
  );
  expect(await countMills()).toBe(3);
  const preview = await undoImport(store, id, { by, later: 'keep', dryRun: true });
  expect(await countMills()).toBe(3);
  const undone = await undoImport(store, id, { by, later: 'keep', dryRun: false });
  expect(undone).toEqual(preview);
  expect(undone).toMatchObject({ deleted: 1, kept: 0, laterCount: 0, later: [] });
  expect(await readEverything()).toEqual(before);
  const { imports } = await readImports(store.query, { limit: 1, offset: 0 });
  expect(imports[0]).toMatchObject({ fileName: 'second.csv', undoneBy: by.email, canUndo: false });
});

it('brings back demonstration rows that the first real file replaced, with the rows that refer to them', async () => {
  await store.query(`DELETE FROM dataset_import WHERE dataset = 'mills'`);
  await store.query(`UPDATE dataset_source SET demonstration = true WHERE dataset = 'mill'`);
  await store.query(
    `INSERT INTO purchase (mill_id, purchased_on, tonnes, price_per_tonne)
     SELECT id, '2026-10-01', 1.123456789, 61000 FROM mill`
  );
  const before = await readEverything();
  const id = await importFile('mills', 'real.csv', writeMills(writeMill('Umoh', 2, 5.31)));
  expect([await countMills(), (await readEverything()).purchase]).toEqual([1, []]);
  await undoImport(store, id, { by, later: 'keep', dryRun: false });
  expect(await readEverything()).toEqual(before);
});

it('stores the changes of every table that an import with an undo writes', async () => {
  const captured = (
    await store.query<{ name: string }>(
      `SELECT tgrelid::regclass::text AS name FROM pg_trigger WHERE tgname = 'capture_delete'`
    )
  ).map(({ name }) => name);
  const written = IMPORT_DATASETS.filter(({ canUndo }) => canUndo).flatMap(({ tables }) => tables);
  expect(captured).toEqual(expect.arrayContaining([...written, 'dataset_source', 'dataset_import']));
});

it('refuses an unknown import, one that was undone, and one before a later import of the same table', async () => {
  await expect(undoImport(store, randomUUID(), { by, later: 'keep', dryRun: false })).rejects.toMatchObject({
    reason: 'notFound'
  });
  const first = await importFile('mills', 'third.csv', writeMills(writeMill('Bassey', 3, 5.11)));
  const second = await importFile('mills', 'fourth.csv', writeMills(writeMill('Okon', 3, 5.12)));
  await expect(undoImport(store, first, { by, later: 'keep', dryRun: false })).rejects.toMatchObject({
    reason: 'laterImports',
    message: expect.stringContaining('newest first: fourth.csv.')
  });
  for (const id of [second, first]) await undoImport(store, id, { by, later: 'keep', dryRun: false });
  await expect(undoImport(store, first, { by, later: 'keep', dryRun: false })).rejects.toMatchObject({
    reason: 'undone'
  });
});

describe('rows that were changed since', () => {
  const text = writeMills(writeMill('Eno', 3, 5.21), writeMill('Ita', 3, 5.22), writeMill('Ime', 3, 5.23));
  const change = async () => {
    await importFile('mills', 'before.csv', writeMills(writeMill('Eno', 1, 5.21)));
    const id = await importFile('mills', 'after.csv', text);
    await store.query(`UPDATE mill SET number_of_pots = 7 WHERE name = 'Eno'`);
    await store.query(
      `INSERT INTO purchase (mill_id, purchased_on, tonnes, price_per_tonne) SELECT id, '2026-11-01', 2, 50000 FROM mill WHERE name = 'Ita'`
    );
    return id;
  };
  const readPots = async () =>
    Object.fromEntries(
      (
        await store.query<{ name: string; pots: number }>(
          `SELECT name, number_of_pots AS pots FROM mill WHERE name IN ('Eno', 'Ita', 'Ime')`
        )
      ).map(({ name, pots }) => [name, pots])
    );

  it('stay on request, and are listed', async () => {
    const id = await change();
    const { later, ...counts } = await undoImport(store, id, { by, later: 'keep', dryRun: false });
    expect(later.map(({ table, change: kind }) => [table, kind])).toEqual([
      ['mill', 'used'],
      ['mill', 'edited']
    ]);
    expect(counts).toMatchObject({ deleted: 1, kept: 2, laterCount: 2 });
    expect(await readPots()).toEqual({ Eno: 7, Ita: 3 });
  });

  it('become as before the import on request', async () => {
    await store.query(`DELETE FROM mill WHERE name IN ('Eno', 'Ita')`);
    const id = await change();
    await undoImport(store, id, { by, later: 'undo', dryRun: false });
    expect(await readPots()).toEqual({ Eno: 1 });
  });
});
