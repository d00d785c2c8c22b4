import { openTestStore } from '../../store/test-store';
import type { Report } from '../report';
import { runImport } from '../run-import';
import { SAMPLES } from '../test-samples';
import { createTestFolder } from '../test-files';
import { IMPORT_DATASETS } from '.';
import type { TestStore } from '../../store/test-store';
import type { ImportOptions } from '../run-import';
import type { DatasetSample } from '../test-samples';

/* Imports every dataset with a table from a file twice, in the order of their references. */

const folder = createTestFolder();
let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
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
const tables = IMPORT_DATASETS.filter(({ formats }) => formats.includes('geojson'));
const findDataset = (name: string) => tables.find((dataset) => dataset.name === name)!;

function importSamples(
  name: string,
  samples: readonly DatasetSample[],
  more: Partial<ImportOptions> = {}
): Promise<Report> {
  const features = samples.map(({ properties, shape, change }) => ({
    type: 'Feature',
    properties: { ...properties, ...change },
    geometry: shape ? SHAPES[shape] : null
  }));
  const file = folder.file(`${name}.geojson`, JSON.stringify({ type: 'FeatureCollection', features }));
  const options = {
    file,
    companions: {},
    map: [],
    attribution: `Source of ${name}`,
    dryRun: false,
    dataDir: folder.path
  };
  return runImport(store, findDataset(name), { ...options, ...more });
}
const dropChange = ({ properties, shape }: DatasetSample): DatasetSample => ({ properties, shape });
const pickCounts = ({ created, updated, unchanged, removed, refused, written }: Report) => ({
  created, updated, unchanged, removed, refused, written
}); // prettier-ignore
const buildCounts = (kind: 'created' | 'updated' | 'unchanged') => ({
  created: 0, updated: 0, unchanged: 0, removed: 0, refused: [], written: true, [kind]: 1
}); // prettier-ignore

it('has a sample of every dataset', () => {
  expect(Object.keys(SAMPLES)).toEqual(tables.map(({ name }) => name));
});

describe.each(IMPORT_DATASETS.map(({ name, fields }) => [name, fields] as const))('%s', (name, fields) => {
  const numbers = fields.filter(
    ({ sqlType, name: field }) =>
      ['integer', 'double precision'].includes(sqlType) && !['latitude', 'longitude'].includes(field)
  );

  it('accepts no number out of range and no text of unlimited length', () => {
    const taken = [
      ...numbers.flatMap((field) =>
        [1e15, -1e15, 99_999_999_999_999]
          .filter((value) => field.read(value).ok)
          .map((value) => [field.name, value])
      ),
      ...fields
        .filter(({ sqlType }) => sqlType.startsWith('text'))
        .flatMap((field) =>
          [field.read('x'.repeat(1_000_000)), field.read('a\0b')].map(({ ok }) => [field.name, ok])
        )
        .filter(([, ok]) => ok)
    ];
    expect([name, taken]).toEqual([name, []]);
  });
});

/** A dry run has used up a number of the purchases' sequence. */
const BEFORE: Readonly<Record<string, string>> = { 'allocated-purchases': 'UPDATE purchase SET id = 1' };

describe.each(Object.entries(SAMPLES))('%s', (name, sample) => {
  it('is created, unchanged the second time, and updated after a change', async () => {
    if (BEFORE[name]) await store.query(BEFORE[name]);
    expect(pickCounts(await importSamples(name, [dropChange(sample)], { dryRun: true }))).toEqual({
      ...buildCounts('created'),
      written: false
    });
    expect(pickCounts(await importSamples(name, [dropChange(sample)]))).toEqual(buildCounts('created'));
    expect(pickCounts(await importSamples(name, [dropChange(sample)]))).toEqual(buildCounts('unchanged'));
    if (sample.change)
      expect(pickCounts(await importSamples(name, [sample]))).toEqual(buildCounts('updated'));
    const [source] = await store.query(
      'SELECT attribution, demonstration FROM dataset_source WHERE dataset = $1',
      [findDataset(name).tables[0]]
    );
    expect(source).toEqual({
      attribution: expect.stringContaining(`Source of ${name}`),
      demonstration: false
    });
  });

  it('names each missing field, and writes nothing', async () => {
    const required = findDataset(name).fields.filter((field) => field.required);
    if (required.length === 0) return;
    const empty = {
      ...sample,
      change: Object.fromEntries(Object.keys(sample.properties).map((key) => [key, ' ']))
    };
    const report = await importSamples(name, [dropChange(sample), empty]);
    expect(report.written).toBe(false);
    expect(report.refusals).toBeGreaterThanOrEqual(required.length - Number(name === 'lga'));
    expect(report.refused.every(({ row, field }) => row === 2 && field !== undefined)).toBe(true);
    for (const { message } of report.refused) expect(message).toMatch(/; | give /);
  });
});
