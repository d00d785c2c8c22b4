import { EXPORT_FILES } from '@site/domain';
import { IMPORT_DATASETS } from '@site/server/src/import/datasets';
import { ExportRefusal } from '@site/server/src/import/export/export-refusal';
import { hasRows } from '@site/server/src/import/export/row-dataset';
import type { RowDataset } from '@site/server/src/import/export/row-dataset';
import { writeExport } from '@site/server/src/import/export/write-export';
import { runImport } from '@site/server/src/import/run-import';
import { createTestFolder } from '@site/server/src/import/test-files';
import { openTestStore } from '@site/server/src/store/test-store';
import type { TestStore } from '@site/server/src/store/test-store';
import { join } from 'node:path';
import { seedDemonstration } from './seed';

/* Exports every dataset of the demonstration as CSV and as a shapefile, and imports the files again. */

const TODAY = new Date('2026-11-21T09:00:00Z');
const folder = createTestFolder();
let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
  await seedDemonstration(store, { today: TODAY, scale: 0.05, log: () => undefined });
});
afterAll(async () => {
  await store.close();
  folder.remove();
});

const DATASETS = IMPORT_DATASETS.filter(hasRows);
const findDataset = (name: string): RowDataset => DATASETS.find((dataset) => dataset.name === name)!;

const hashTable = async (table: string): Promise<unknown> =>
  (
    await store.query(
      `SELECT count(*) AS rows, md5(string_agg(t::text, E'\\n' ORDER BY t::text)) FROM ${table} AS t`
    )
  )[0];

const CASES = DATASETS.flatMap(({ name, geometry }) =>
  (['csv', 'shapefile'] as const)
    .filter((format) => format === 'csv' || geometry !== 'none')
    .map((format) => [name, format] as const)
);

it.each(CASES)('%s comes back from %s without a change', async (name, format) => {
  const dataset = findDataset(name);
  const path = join(folder.path, `${name}${EXPORT_FILES[format].ending}`);
  const written = writeExport(store.query, dataset, format, path);
  if (name === 'plots' && format === 'shapefile') {
    await expect(written).rejects.toThrow(ExportRefusal);
    return;
  }
  const { rows } = await written;
  const before = await hashTable(dataset.spec.table);
  const report = await runImport(store, dataset, {
    ...{ file: { name: path, path }, companions: {}, map: [], attribution: 'Demonstration' },
    ...{ dryRun: false, dataDir: folder.path }
  });
  expect(report).toMatchObject({
    ...{ read: rows, unchanged: rows, created: 0, updated: 0, removed: 0, refused: [], repaired: [] }
  });
  expect(await hashTable(dataset.spec.table)).toEqual(before);
});
