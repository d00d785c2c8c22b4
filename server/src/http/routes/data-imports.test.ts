import type { DataImport, ImportUndo } from '@site/domain';
import { openTestApp } from '../../app/test-app';
import type { TestApp } from '../../app/test-app';
import { IMPORT_DATASETS } from '../../import/datasets';
import { runImport } from '../../import/run-import';
import { createTestFolder } from '../../import/test-files';

const folder = createTestFolder();
let site: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  site = await openTestApp();
  headers = { authorization: `Bearer ${await site.signIn('admin')}` };
});
afterAll(async () => {
  await site.close();
  folder.remove();
});

const importPlace = (name: string) =>
  runImport(
    site.store,
    IMPORT_DATASETS.find((dataset) => dataset.name === 'mills-distance')!,
    {
      ...{ file: folder.file(`${name}.csv`, `Location,DIST_KM,latitude,longitude\n${name},1,5.1,7.9\n`) },
      ...{ companions: {}, map: [], attribution: 'Survey', dryRun: false, dataDir: folder.path }
    }
  );
const listImports = async () =>
  (await site.request('/api/imports', { headers })).json<{ data: DataImport[]; total: number }>();
const undo = (id: string, payload: object) =>
  site.request(`/api/imports/${id}/undo`, { method: 'POST', headers, payload });

const readVersion = async () =>
  (await site.request('/api/data-version')).json<{ data: { version: string } }>().data.version;

it('has another data version after each import and each undo, and the same one otherwise', async () => {
  const versions = [await readVersion()];
  await importPlace('Etim');
  versions.push(await readVersion());
  // Nothing changes.
  await importPlace('Etim');
  expect(await readVersion()).toBe(versions[1]);
  const { data } = await listImports();
  await undo(data[0]!.id, { dryRun: true });
  expect(await readVersion()).toBe(versions[1]);
  await undo(data[0]!.id, {});
  versions.push(await readVersion());
  expect(new Set(versions).size).toBe(3);
  await site.store.query('DELETE FROM data_import');
});

it('lists imports with their reports, and undoes them, the newest first', async () => {
  await importPlace('Akpan');
  await importPlace('Okon');
  const { data, total } = await listImports();
  expect([total, ...data.map(({ fileName, canUndo }) => [fileName, canUndo])]).toEqual([
    2,
    ['Okon.csv', true],
    ['Akpan.csv', true]
  ]);
  expect(data[0]!.report).toMatchObject({ unit: 'line', read: 1, created: 1, notes: [] });
  const [newest, oldest] = data.map(({ id }) => id) as [string, string];
  expect((await undo(oldest, {})).json()).toMatchObject({
    error: { code: 'later_imports', message: expect.stringContaining('Okon.csv') as string }
  });
  const counted = (await undo(newest, { dryRun: true })).json<{ data: ImportUndo }>().data;
  expect((await listImports()).data[0]).toMatchObject({ undoneAt: null });
  expect((await undo(newest, {})).json()).toEqual({ data: counted });
  expect((await undo(oldest, {})).status).toBe(200);
  expect((await listImports()).data).toEqual([
    expect.objectContaining({ undoneBy: 'admin@site.example', canUndo: false }),
    expect.objectContaining({ undoneBy: 'admin@site.example', canUndo: false })
  ]);
  expect((await undo(oldest, {})).json()).toMatchObject({ error: { code: 'import_undone' } });
});
