import { EXPORT_FILES, EXPORT_FORMATS } from '@site/domain';
import type { ExportFormat } from '@site/domain';
import { join } from 'node:path';
import { openTestStore } from '../../store/test-store';
import type { TestStore } from '../../store/test-store';
import { IMPORT_DATASETS } from '../datasets';
import { runImport } from '../run-import';
import { createTestFolder } from '../test-files';
import { SAMPLES } from '../test-samples';
import { ExportRefusal } from './export-refusal';
import { hasRows } from './row-dataset';
import type { RowDataset } from './row-dataset';
import { writeExport } from './write-export';

/* Exports the samples of every dataset in every format and imports the files again. */

const folder = createTestFolder();
let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
  for (const name of Object.keys(SAMPLES)) await importSample(findDataset(name));
});
afterAll(async () => {
  await store.close();
  folder.remove();
});

const SQUARE = [[[7.8, 4.9], [8, 4.9], [8, 5.1], [7.8, 5.1], [7.8, 4.9]]]; // prettier-ignore
const SHAPES = {
  point: { type: 'Point', coordinates: [7.93, 5.03] },
  polygon: { type: 'Polygon', coordinates: SQUARE }
};
const findDataset = (name: string): RowDataset =>
  IMPORT_DATASETS.filter(hasRows).find((dataset) => dataset.name === name)!;

const importFile = (dataset: RowDataset, file: { name: string; path: string }) =>
  runImport(store, dataset, {
    ...{ file, companions: {}, map: [], attribution: 'Survey', dryRun: false, dataDir: folder.path }
  });

async function importSample(dataset: RowDataset): Promise<void> {
  const { properties, shape } = SAMPLES[dataset.name]!;
  const feature = { type: 'Feature', properties, geometry: shape ? SHAPES[shape] : null };
  const text = JSON.stringify({ type: 'FeatureCollection', features: [feature] });
  if (dataset.name === 'allocated-purchases') await store.query('UPDATE purchase SET id = 1');
  const report = await importFile(dataset, folder.file(`${dataset.name}.geojson`, text));
  if (!report.written) throw new Error(`${dataset.name}: ${JSON.stringify(report.refused)}`);
}

const readTable = async (table: string): Promise<string[]> =>
  (await store.query<{ row: string }>(`SELECT t::text AS row FROM ${table} AS t ORDER BY 1`)).map(
    ({ row }) => row
  );

async function exportFile(dataset: RowDataset, format: ExportFormat) {
  const name = `${dataset.name}${EXPORT_FILES[format].ending}`;
  const path = join(folder.path, name);
  await writeExport(store.query, dataset, format, path);
  return { name, path };
}

const CASES = Object.keys(SAMPLES).flatMap((name) => EXPORT_FORMATS.map((format) => [name, format] as const));

it.each(CASES)('%s comes back from %s without a change', async (name, format) => {
  const dataset = findDataset(name);
  if (format === 'shapefile' && dataset.geometry === 'none') {
    await expect(exportFile(dataset, format)).rejects.toThrow(ExportRefusal);
    return;
  }
  const before = await readTable(dataset.spec.table);
  const report = await importFile(dataset, await exportFile(dataset, format));
  expect(report.read).toBeGreaterThan(0);
  expect(report).toMatchObject({
    ...{
      created: 0,
      updated: 0,
      unchanged: report.read,
      removed: 0,
      refused: [],
      repaired: [],
      written: true
    }
  });
  expect(await readTable(dataset.spec.table)).toEqual(before);
});
