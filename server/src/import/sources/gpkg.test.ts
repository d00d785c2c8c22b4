import { appendFileSync, rmSync, truncateSync } from 'node:fs';
import { createTestFolder } from '../test-files';
import { readReferenceOption } from './reference-system';
import { UnreadableCell } from './source-row';
import { buildGpkg, buildGpkgGeometry } from './test-gpkg';
import { openRows } from '.';
import type { InputFile } from '../dataset';
import type { ReadOptions, SourceRow } from './source-row';
import type { TestLayer } from './test-gpkg';

const folder = createTestFolder();
afterAll(() => folder.remove());

async function readFile(file: InputFile, options: ReadOptions = {}) {
  const { rows, notes } = openRows(file, ['gpkg'], options);
  const read: SourceRow[] = [];
  for await (const row of rows) read.push(row);
  return { rows: read, notes: notes.map(({ en }) => en) };
}
const write = async (layers: readonly TestLayer[], sql?: string) =>
  folder.file('a.gpkg', await buildGpkg(layers, sql));
const readLayers = async (layers: readonly TestLayer[], options?: ReadOptions, sql?: string) =>
  readFile(await write(layers, sql), options);
const point = buildGpkgGeometry('POINT (7.5 6.5)');
const mills: TestLayer = { name: 'mills', rows: [[point, 'Uyo']] };

it('yields the rows of a layer with their values, the geometry as GeoJSON', async () => {
  const columns = 'name TEXT, size INTEGER, share REAL, tagged BOOLEAN, day DATE, photo BLOB';
  const rows = [
    [point, 'Ọ̀yọ́', 5, 0.5, 1, '2025-04-03', null],
    [null, null, 2 ** 60, 2, 0, null, new Uint8Array([1])]
  ];
  const { rows: read, notes } = await readLayers([{ name: 'my "mills"', columns, rows }]);
  expect(read).toEqual([
    {
      row: 1,
      properties: { fid: 1, name: 'Ọ̀yọ́', size: 5, share: 0.5, tagged: true, day: '2025-04-03', photo: null },
      geometry: { type: 'Point', coordinates: [7.5, 6.5] }
    },
    {
      row: 2,
      properties: {
        fid: 2, name: null, size: '1152921504606846976', share: 2, tagged: false, day: null, photo: expect.any(UnreadableCell)
      },
      geometry: null
    }
  ]); // prettier-ignore
  expect(notes).toEqual([]);
});

it.each([
  ['an envelope', buildGpkgGeometry('POINT (7.5 6.5)', { flags: 3, bounds: 32 })],
  ['an envelope with heights and measures', buildGpkgGeometry('POINT (7.5 6.5)', { flags: 9, bounds: 64 })]
])('reads a geometry with %s', async (_, geometry) => {
  const { rows } = await readLayers([{ ...mills, rows: [[geometry, 'A']] }]);
  expect(rows[0]!.geometry).toEqual({ type: 'Point', coordinates: [7.5, 6.5] });
});

it('gives null for an empty geometry, and says why another one cannot be read', async () => {
  const geometries = [
    buildGpkgGeometry('POINT (1 1)', { flags: 17 }),
    buildGpkgGeometry('POINT (1 1)', { flags: 33 }),
    buildGpkgGeometry('POINT (1 1)', { flags: 11 }),
    buildGpkgGeometry('POINT (1 1)', { srsId: 32632 }),
    point.slice(0, 20),
    new Uint8Array([1, 2, 3]),
    'POINT (7 5)'
  ];
  const { rows } = await readLayers([{ ...mills, rows: geometries.map((geometry) => [geometry, '']) }]);
  expect(rows[0]!.geometry).toBeNull();
  expect(rows.slice(1).map(({ geometry }) => (geometry as UnreadableCell).problem.en)).toEqual([
    expect.stringContaining('is of a kind that is not supported'),
    expect.stringContaining('is of a kind that is not supported'),
    expect.stringContaining('is in the reference system 32632, its layer in 4326'),
    expect.stringContaining('cannot be read (it is damaged, or has curves)'),
    expect.stringContaining('does not begin as one of a GeoPackage does'),
    expect.stringContaining('is not bytes')
  ]);
});

describe('the layer', () => {
  const farms = { ...mills, name: 'farms' };
  const empty = { ...mills, name: 'old', rows: [] };
  const list = { name: 'list', kind: 'attributes', srsId: null, rows: [['Aba']] };

  it('is the only one with rows, of the kind that the dataset has; the others are noted', async () => {
    const { rows, notes } = await readLayers([mills, empty, list]);
    expect([rows.length, notes]).toEqual([
      1,
      ["Not read from a.gpkg: 'list' (attributes), 'old' (features)."]
    ]);
    const { rows: attributes } = await readLayers([list], { geometry: 'point' });
    expect(attributes).toEqual([{ row: 1, properties: { fid: 1, name: 'Aba' } }]);
    await expect(readLayers([mills, list], { geometry: 'none' })).rejects.toThrow('several layers with rows');
  });

  it('must be named when several have rows', async () => {
    await expect(readLayers([mills, farms])).rejects.toThrow(
      `a.gpkg has several layers with rows: 'farms', 'mills'. Name the one to read (--layer "farms").`
    );
    expect((await readLayers([mills, farms], { layer: 'mills' })).rows).toHaveLength(1);
    await expect(readLayers([mills], { layer: 'x' })).rejects.toThrow(
      "a.gpkg has no layer 'x'. It has: 'mills'."
    );
    await expect(readLayers([empty])).rejects.toThrow("a.gpkg has no rows. It has: 'old'.");
  });

  it('is a table, not a view', async () => {
    const view =
      "CREATE VIEW v AS WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n; INSERT INTO gpkg_contents VALUES ('v', 'attributes', NULL)";
    expect((await readLayers([mills], {}, view)).rows).toHaveLength(1);
    await expect(readLayers([mills], { layer: 'v' }, view)).rejects.toThrow("no layer 'v'");
  });
});

describe('the reference system', () => {
  const utm = (srsId: number) => ({
    name: 'plots',
    srsId,
    rows: [[buildGpkgGeometry('POINT (334134.79 718722)', { srsId }), 'A']]
  });
  const near = { type: 'Point', coordinates: [expect.closeTo(7.5, 6), expect.closeTo(6.5, 6)] };

  it('is that of the layer', async () => {
    const { rows, notes } = await readLayers([utm(32632)]);
    expect(rows[0]!.geometry).toEqual(near);
    expect(notes).toEqual([expect.stringContaining('were converted from EPSG:32632')]);
  });

  it('is that of --crs when it is undefined, and else refused', async () => {
    for (const undefinedId of [-1, 0]) {
      await expect(readLayers([utm(undefinedId)])).rejects.toThrow(
        "The layer 'plots' of a.gpkg states no reference system; name it (--crs EPSG:4326)."
      );
      const crs = readReferenceOption('EPSG:32632');
      expect((await readLayers([utm(undefinedId)], { crs })).rows[0]!.geometry).toEqual(near);
    }
    await expect(readLayers([utm(100_002)])).rejects.toThrow("a.gpkg is in 'Minna zone', which cannot be");
    await expect(readLayers([utm(4201)])).rejects.toThrow("a.gpkg is in 'Adindan', which cannot be");
    await expect(readLayers([utm(7)])).rejects.toThrow('which the file does not define');
  });
});

describe('a file', () => {
  it('is refused when it was cut off, is another database or no database', async () => {
    const file = await write([mills]);
    truncateSync(file.path, 8_192);
    await expect(readFile(file)).rejects.toThrow(
      /^a.gpkg is not a GeoPackage that can be read \(it has 8192 bytes and declares \d+\): it is damaged or was cut off/
    );
    await expect(readFile(await write([], 'DROP TABLE gpkg_contents'))).rejects.toThrow(
      'a.gpkg is an SQLite database, not a GeoPackage'
    );
    for (const bytes of ['', 'name,size\n', '<html>'.padEnd(200)])
      await expect(readFile(folder.file('a.gpkg', bytes))).rejects.toThrow(
        'it does not begin as a GeoPackage'
      );
  });

  it('is refused while another program has it open, and read in the mode that QGIS leaves', async () => {
    const bytes = await buildGpkg([mills]);
    bytes[18] = 2;
    bytes[19] = 2;
    const file = folder.file('w.gpkg', bytes);
    expect((await readFile(file)).rows).toHaveLength(1);
    appendFileSync(`${file.path}-wal`, 'x');
    await expect(readFile(file)).rejects.toThrow(
      'w.gpkg is open in another program, or was not closed (w.gpkg-wal is beside it). Close it there'
    );
    rmSync(`${file.path}-wal`);
  });
});
