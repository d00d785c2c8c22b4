import { createTestFolder } from '../test-files';
import { readReferenceOption } from './reference-system';
import { openRows } from '.';
import type { ReadOptions, SourceRow } from './source-row';

const folder = createTestFolder();
afterAll(() => folder.remove());

async function readText(text: string, options: ReadOptions = {}) {
  const { rows, notes } = openRows(folder.file('a.geojsonl', text), ['geojsonseq'], options);
  const read: SourceRow[] = [];
  for await (const row of rows) read.push(row);
  return { rows: read, notes: notes.map(({ en }) => en) };
}
const buildFeature = (name: string, more: object = {}) => ({
  type: 'Feature',
  properties: { name },
  geometry: { type: 'Point', coordinates: [7, 5] },
  ...more
});
const toRow = (row: number, name: string) => ({
  row,
  properties: { name },
  geometry: { type: 'Point', coordinates: [7, 5] }
});

it('yields a feature for each line, also without a last line end', async () => {
  const text = ['\n', 'Uyo', ' \r\n', 'x'.repeat(70_000), '\r\n', 'Aba']
    .map((part) => (/\S/.test(part) ? JSON.stringify(buildFeature(part)) : part))
    .join('');
  expect((await readText(text)).rows).toEqual([
    toRow(1, 'Uyo'),
    toRow(2, 'x'.repeat(70_000)),
    toRow(3, 'Aba')
  ]);
});

it('yields features after separators, which may go over several lines', async () => {
  const text = ['Uyo', 'Aba']
    .map((name) => `\u001e${JSON.stringify(buildFeature(name), null, 1)}\n`)
    .join('');
  expect((await readText(text)).rows).toEqual([toRow(1, 'Uyo'), toRow(2, 'Aba')]);
});

it('converts by --crs, and notes members that are not read', async () => {
  const { rows, notes } = await readText(JSON.stringify(buildFeature('A', { id: 7 })), {
    crs: readReferenceOption('EPSG:4263')
  });
  expect(rows[0]!.geometry).toEqual({
    type: 'Point',
    coordinates: [expect.closeTo(6.99928, 4), expect.closeTo(5.00063, 4)]
  });
  expect(notes).toEqual([
    expect.stringContaining('were converted from EPSG:4263 (Minna)'),
    'Features of a.geojsonl have id besides their properties; only properties are read.'
  ]);
});

it.each([
  ['', 'a.geojsonl has no features.'],
  ['{"type":"FeatureCollection","features":[]}', 'a.geojsonl is one FeatureCollection, not a sequence'],
  ['{"type":"Point"}', "feature 1 is of the type 'Point'"],
  ['null', "feature 1 is of the type 'undefined'"],
  [`${JSON.stringify(buildFeature('A'))}\n{"type":"Fea`, 'feature 2 is not JSON. It was cut off'],
  ['name,size', 'feature 1 is not JSON']
])('is refused by what it is: %j', async (text, message) => {
  await expect(readText(text)).rejects.toThrow(message);
});
