import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { openRows } from '../../server/src/import/sources';
import { UnreadableCell } from '../../server/src/import/sources/source-row';
import { WGS84_PRJ, buildDbf, buildPointShapefile } from '../../server/src/import/test-files';
import type { DbfTestColumn } from '../../server/src/import/test-files';

/** Shapefiles compared; the environment may override it. */
const FILES = Number(process.env.DBF_GDAL_FILES ?? 100);

const folder = mkdtempSync(join(tmpdir(), 'site-gdal-'));
afterAll(() => rmSync(folder, { recursive: true }));

beforeAll(() => {
  if (spawnSync('ogr2ogr', ['--version']).error)
    throw new Error('ogr2ogr is not on the PATH; install GDAL (Debian: apt-get install gdal-bin).');
});

type Properties = Readonly<Record<string, unknown>>;

/** A table, its marks of deleted records and its encoding. */
interface DbfTestTable {
  readonly columns: readonly DbfTestColumn[];
  readonly records: readonly (readonly string[])[];
  readonly marks: readonly string[];
  readonly driver: number;
  readonly cpg: string | null;
}

const empties = fc.constantFrom('', '\0', '\0\0junk', '     ');
const digits = fc.integer({ min: -99_999, max: 999_999 }).map(String);
const padText = (text: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(text, fc.constantFrom('', ' ', '  '), fc.constantFrom('', '\0', '\0 9'))
    .map(([cell, left, right]) => left + cell + right);
const days = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10).replaceAll('-', ''));
const encodeLatin = (texts: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  texts.map((text) => Buffer.from(text).toString('latin1'));

/** Cells of each kind of column: values as programs write them and the ways in which they say that there is none. */
const CELLS: readonly { readonly column: DbfTestColumn; readonly cell: fc.Arbitrary<string> }[] = [
  { column: ['TEXT', 'C', 24], cell: fc.oneof(empties, padText(encodeLatin(fc.stringMatching(/^[A-Za-z ọéü'.-]{1,9}$/)))) },
  { column: ['WHOLE', 'N', 9], cell: fc.oneof(empties, padText(digits).map((cell) => cell.slice(0, 9)), fc.constant('*********')) },
  { column: ['LONG', 'N', 15], cell: fc.oneof(empties, padText(fc.integer({ min: -1e11, max: 1e12 }).map(String))) },
  {
    column: ['REAL', 'N', 19, 6],
    cell: fc.oneof(empties, padText(fc.double({ min: -1e6, max: 1e6, noNaN: true }).map((value) => value.toFixed(6))), fc.constant('*'.repeat(19)))
  },
  {
    column: ['FLOAT', 'F', 24, 11],
    cell: fc.oneof(empties, fc.double({ min: -1e9, max: 1e9, noNaN: true }).map((value) => value.toExponential(11)))
  },
  { column: ['DAY', 'D', 8], cell: fc.oneof(empties, fc.constant('00000000'), days) },
  { column: ['LOGICAL', 'L', 1], cell: fc.constantFrom('T', 't', 'Y', 'y', 'F', 'f', 'N', 'n', '?', ' ', '\0') }
]; // prettier-ignore

const tables: fc.Arbitrary<DbfTestTable> = fc.record({
  columns: fc.constant(CELLS.map(({ column }) => column)),
  records: fc.array(fc.tuple(...CELLS.map(({ cell }) => cell)), { minLength: 1, maxLength: 40 }),
  marks: fc.array(fc.constantFrom(' ', ' ', ' ', '*'), { minLength: 40, maxLength: 40 }),
  driver: fc.constant(0),
  cpg: fc.constant('UTF-8')
});

function writeTable({ columns, records, marks, driver, cpg }: DbfTestTable): string {
  const { shp } = buildPointShapefile(records.map(() => ({ at: [7.5, 5], values: { a: '' } })));
  const parts = {
    shp,
    dbf: buildDbf(columns, records, { marks, driver }),
    prj: WGS84_PRJ,
    ...(cpg ? { cpg } : {})
  };
  const path = join(folder, 'table');
  rmSync(`${path}.shx`, { force: true });
  for (const [ending, content] of Object.entries(parts)) writeFileSync(`${path}.${ending}`, content);
  return `${path}.shp`;
}

/** Properties by GDAL, which reads logicals as texts. */
function readByGdal(path: string): Properties[] {
  const options = ['--config', 'SHAPE_RESTORE_SHX', 'YES', '-f', 'GeoJSON', '/vsistdout/', path];
  const json = execFileSync('ogr2ogr', options, { stdio: ['ignore', 'pipe', 'ignore'] }).toString();
  return (JSON.parse(json) as { features: { properties: Properties }[] }).features.map(
    ({ properties }) => properties
  );
}

async function readBySite(path: string): Promise<Properties[]> {
  const rows: Properties[] = [];
  for await (const { properties } of openRows({ name: 'table.shp', path }, ['shapefile']).rows)
    rows.push(properties);
  return rows;
}

const TRUTH: Readonly<Record<string, boolean>> = {
  T: true,
  t: true,
  Y: true,
  y: true,
  F: false,
  f: false,
  N: false,
  n: false
};

/** A value of GDAL as SITE has it. */
function toSiteValue(column: string, value: unknown): unknown {
  if (value === undefined || value === null || value === '') return null;
  if (column === 'LOGICAL') return TRUTH[String(value)] ?? null;
  return value;
}

it('reads the records of generated tables as GDAL does', async () => {
  await fc.assert(
    fc.asyncProperty(tables, async (table) => {
      const path = writeTable(table);
      const [ours, theirs] = [await readBySite(path), readByGdal(path)];
      const names = table.columns.map(([name]) => name);
      expect(ours).toEqual(
        theirs.map((properties) =>
          Object.fromEntries(names.map((name) => [name, toSiteValue(name, properties[name])]))
        )
      );
    }),
    { numRuns: FILES }
  );
});

it('reads texts in the code pages of language drivers as GDAL does', async () => {
  // Bytes that each page gives a letter to.
  const letters = fc.stringMatching(/^[a-z\x80-\x9a\xa0-\xa5]{1,12}$/);
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(1, 2, 101, 200, 201),
      fc.array(letters, { minLength: 1, maxLength: 20 }),
      async (driver, texts) => {
        const path = writeTable({
          columns: [['TEXT', 'C', 12]],
          records: texts.map((text) => [text]),
          marks: [],
          driver,
          cpg: null
        });
        rmSync(path.replace('.shp', '.cpg'), { force: true });
        const theirs = readByGdal(path);
        for (const [index, { TEXT }] of (await readBySite(path)).entries())
          if (!(TEXT instanceof UnreadableCell)) expect(TEXT).toBe(theirs[index]!.TEXT);
      }
    ),
    { numRuns: FILES }
  );
});

it('does not guess at cells of which GDAL reads the beginning only', async () => {
  const cells = ['12,5', 'abc', '1 2', '0x10', '20251301'];
  const path = writeTable({ columns: [['REAL', 'N', 12, 2], ['DAY', 'D', 8]], records: cells.map((cell) => [cell, cell]), marks: [], driver: 0, cpg: 'UTF-8' }); // prettier-ignore
  expect(readByGdal(path).map(({ REAL }) => REAL)).toEqual([12, 0, 1, 16, 20_251_301]);
  expect((await readBySite(path)).map(({ REAL }) => REAL)).toEqual([
    '12,5',
    'abc',
    '1 2',
    '0x10',
    20_251_301
  ]);
  expect((await readBySite(path)).map(({ DAY }) => DAY)).toEqual(cells);
});
