import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { writeGeotiff } from '../engines/raster/write-geotiff';
import { writeOsmPbf } from '../engines/routing/osm-pbf';
import { createTestNetwork } from '../engines/routing/test-network';
import { IMPORT_DATASETS } from './datasets';
import { findColumns } from './fields';
import { ImportError } from './import-error';
import { dayField, numberField, optionalField, textField, wholeField } from './field-kinds';
import { NO_SPELLINGS } from './lga-spellings';
import { listImportFields, readRow } from './read-row';
import { ColumnClues } from './column-clues';
import { Report } from './report';
import { readRoadOsm } from './roads/road-osm';
import { runImport } from './run-import';
import { openRows } from './sources';
import { choosePositionColumns } from './position-fields';
import { WGS84 } from './sources/reference-system';
import { buildGpkg, buildGpkgGeometry } from './sources/test-gpkg';
import {
  WGS84_PRJ,
  buildDbf,
  buildParts,
  buildSheetRow,
  buildShapes,
  buildXlsx,
  createTestFolder,
  buildZip
} from './test-files';
import type { Store } from '../store/store';
import type { TableSpec } from './table-spec';

/*
 * Files with bits flipped, words overwritten, pieces lost, repeated or cut off: each gives rows or a clear
 * error.
 */

/** Count of damaged files per reader; `npm run test:deep` sets it to 10,000. */
const FILES = Number(process.env.DAMAGED_FILES ?? 60);
/** Time limit for a file of a few kilobytes, ms: beyond it the reader hangs. */
const LONGEST_MS = 5_000;
const ROWS = 24;

const folder = createTestFolder();
afterAll(() => folder.remove());

const SPEC: TableSpec = {
  name: 'damaged',
  title: 'Damaged',
  table: 'damaged',
  geometry: 'polygon',
  columns: {
    name: textField('name'),
    people: optionalField(wholeField('people')),
    hectare: optionalField(numberField('hectare', { above: 0 })),
    surveyed: optionalField(dayField('surveyed'))
  },
  key: ['name']
};

type Ring = [number, number][];
const buildRing = (row: number): Ring => {
  const [x, y] = [7 + row / 50, 5 + row / 100];
  return [[x, y], [x, y + 0.01], [x + 0.01, y + 0.01], [x + 0.01, y], [x, y]]; // prettier-ignore
};
const plots = Array.from({ length: ROWS }, (_, row) => ({
  name: `Plot ${row} é`,
  people: String(1000 + row),
  hectare: `${row + 1}.5`,
  surveyed: `2024-03-${String((row % 28) + 1).padStart(2, '0')}`,
  ring: buildRing(row)
}));

/** An undamaged file, and the first byte from which it has only rows. */
interface UndamagedFile {
  readonly ending: string;
  readonly bytes: Buffer;
  readonly rowsFrom: number;
  /** Every byte has a checksum: only what was written can be read. */
  readonly isChecked?: true;
  /** The file counts its rows or closes its brackets: no row may be missing. */
  readonly isCounted?: true;
}

const CSV = [
  'name,people,hectare,surveyed,outline',
  ...plots.map(
    ({ name, people, hectare, surveyed, ring }) =>
      `"${name}",${people},${hectare},${surveyed},"${ring.map(([x, y]) => `${y},${x}`).join(';')}"`
  )
].join('\n');

const buildShapefile = (): { shp: Buffer; shx: Buffer; dbf: Buffer } => ({
  ...buildShapes(5, plots.map(({ ring }) => buildParts(5, [ring]))),
  dbf: buildDbf(
    [['name', 'C', 20], ['people', 'N', 9], ['hectare', 'N', 12, 3], ['surveyed', 'D', 8]],
    plots.map(({ name, people, hectare, surveyed }) => [name, people, hectare, surveyed.replaceAll('-', '')])
  )
}); // prettier-ignore

const FEATURES = plots.map(({ ring, ...properties }) => ({
  type: 'Feature',
  properties,
  geometry: { type: 'Polygon', coordinates: [ring] }
}));
const buildGeojson = (): Buffer =>
  Buffer.from(JSON.stringify({ type: 'FeatureCollection', features: FEATURES }));
const SEQUENCE = FEATURES.map((feature) => `${JSON.stringify(feature)}\n`).join('');

const KML_HEAD =
  '<?xml version="1.0" encoding="UTF-8"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document>';
const KML = `${KML_HEAD}${plots
  .map(
    ({ name, ring, ...more }) =>
      `<Placemark><name>${name}</name><ExtendedData>${Object.entries(more)
        .map(([key, value]) => `<Data name="${key}"><value>${value}</value></Data>`)
        .join(
          ''
        )}</ExtendedData><Polygon><outerBoundaryIs><LinearRing><coordinates>${ring.join(' ')}</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark>`
  )
  .join('')}</Document></kml>`;

function packShapefile(method: 0 | 8): Buffer {
  const { shp, shx, dbf } = buildShapefile();
  return buildZip({ 'a.prj': WGS84_PRJ, 'a.dbf': dbf, 'a.shp': shp, 'a.shx': shx, 'a.cpg': '1252' }, method);
}

const measureCsvHead = (encoded: (text: string) => Buffer): number =>
  encoded(CSV.slice(0, CSV.indexOf('\n'))).length;
const utf16 = (content: string): Buffer => Buffer.from(`\ufeff${content}`, 'utf16le');
const encodeLatin = (content: string): Buffer => Buffer.from(content, 'latin1');

const GPX_HEAD = '<?xml version="1.0"?><gpx version="1.1">';
const GPX = `${GPX_HEAD}${plots
  .map(
    ({ ring, ...more }) =>
      `<trk>${Object.entries(more)
        .map(([key, value]) => `<${key}>${value}</${key}>`)
        .join('')}<trkseg>${ring.map(([x, y]) => `<trkpt lat="${y}" lon="${x}"/>`).join('')}</trkseg></trk>`
  )
  .join('')}</gpx>`;

/** Builds a workbook of the plots with their outlines as ODK writes them. */
const buildWorkbook = (): Buffer =>
  buildXlsx([
    {
      name: 'Plots',
      rows: [
        ['name', 'people', 'hectare', 'surveyed', 'geoshape'],
        ...plots.map(({ name, people, hectare, surveyed, ring }) => [
          name, Number(people), Number(hectare), surveyed, ring.map(([x, y]) => `${y} ${x} 0 4.5`).join(';')
        ])
      ].map((cells, at) => buildSheetRow(at + 1, cells)).join('')
    }
  ]); // prettier-ignore

const buildPackage = (): Promise<Buffer> =>
  buildGpkg([
    {
      name: 'plots',
      columns: 'name TEXT, people INTEGER, hectare REAL, surveyed DATE',
      rows: plots.map(({ name, people, hectare, surveyed, ring }) => [
        buildGpkgGeometry(`POLYGON ((${ring.map((position) => position.join(' ')).join(', ')}))`),
        name, Number(people), Number(hectare), surveyed
      ])
    }
  ]); // prettier-ignore

const SAMPLES: Readonly<Record<string, () => UndamagedFile | Promise<UndamagedFile>>> = {
  csv: () => ({ ending: 'csv', bytes: Buffer.from(CSV), rowsFrom: measureCsvHead(Buffer.from) }),
  'csv in Windows-1252': () => ({
    ending: 'csv',
    bytes: encodeLatin(CSV),
    rowsFrom: measureCsvHead(encodeLatin)
  }),
  'csv in UTF-16': () => ({ ending: 'csv', bytes: utf16(CSV), rowsFrom: measureCsvHead(utf16) }),
  geojson: () => ({
    ending: 'geojson',
    bytes: buildGeojson(),
    rowsFrom: buildGeojson().indexOf('['),
    isCounted: true
  }),
  'geojson sequence': () => ({ ending: 'geojsonl', bytes: Buffer.from(SEQUENCE), rowsFrom: 0 }),
  kml: () => ({ ending: 'kml', bytes: Buffer.from(KML), rowsFrom: KML_HEAD.length, isCounted: true }),
  zip: () => ({ ending: 'zip', bytes: packShapefile(8), rowsFrom: 0, isChecked: true, isCounted: true }),
  'stored zip': () => ({
    ending: 'zip',
    bytes: packShapefile(0),
    rowsFrom: 0,
    isChecked: true,
    isCounted: true
  }),
  gpx: () => ({ ending: 'gpx', bytes: Buffer.from(GPX), rowsFrom: GPX_HEAD.length, isCounted: true }),
  xlsx: () => ({ ending: 'xlsx', bytes: buildWorkbook(), rowsFrom: 0, isChecked: true, isCounted: true }),
  gpkg: async () => {
    const bytes = await buildPackage();
    // The page of the rows.
    return { ending: 'gpkg', bytes, rowsFrom: Math.floor(bytes.indexOf('Plot ') / 4_096) * 4_096 };
  },
  kmz: () => ({
    ending: 'kmz',
    bytes: buildZip({ 'doc.kml': KML }),
    rowsFrom: 0,
    isChecked: true,
    isCounted: true
  })
};

type Damage =
  | { readonly kind: 'flip'; readonly at: number; readonly bit: number }
  | { readonly kind: 'word'; readonly at: number; readonly value: number }
  | { readonly kind: 'drop' | 'repeat'; readonly at: number; readonly length: number }
  | { readonly kind: 'cut'; readonly at: number };

/**
 * Generates damages for a file of `size` bytes; heads and ends, with counts and offsets, are hit as often as
 * the rest.
 */
function generateDamages(size: number): fc.Arbitrary<readonly Damage[]> {
  const at = fc.oneof(
    fc.nat(size - 1),
    fc.nat(Math.min(size, 160) - 1),
    fc.nat(Math.min(size, 100) - 1).map((back) => size - 1 - back)
  );
  const value = fc.oneof(
    fc.constantFrom(0, 1, 0x7fffffff, 0x80000000, 0xffffffff, 0x01000000),
    fc.nat(0xffffffff)
  );
  const length = fc.integer({ min: 1, max: 40 });
  const damage: fc.Arbitrary<Damage> = fc.oneof(
    { weight: 5, arbitrary: fc.record({ kind: fc.constant('flip' as const), at, bit: fc.nat(7) }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('word' as const), at, value }) },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constantFrom('drop' as const, 'repeat' as const), at, length })
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('cut' as const), at: fc.nat(size - 1) }) }
  );
  return fc.array(damage, { minLength: 1, maxLength: 3 });
}

function applyDamages(whole: Buffer, damages: readonly Damage[]): Buffer {
  let bytes = Buffer.from(whole);
  for (const damage of damages) {
    const { at } = damage;
    if (damage.kind === 'cut') bytes = bytes.subarray(0, at);
    if (damage.kind === 'flip' && at < bytes.length) bytes[at]! ^= 1 << damage.bit;
    if (damage.kind === 'word' && at + 4 <= bytes.length) bytes.writeUInt32LE(damage.value, at);
    if (damage.kind === 'drop')
      bytes = Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + damage.length)]);
    if (damage.kind === 'repeat')
      bytes = Buffer.concat([bytes.subarray(0, at + damage.length), bytes.subarray(at)]);
  }
  return bytes;
}

interface ReadOutcome {
  /** Accepted rows as staged, without their numbers. */
  readonly rows: readonly string[];
  readonly refused: number;
  /** Count of records that the report lists as left out. */
  readonly leftOut: number;
}

/** Reads a file like an import, or returns the clear error that it ends with. */
async function readDamaged(name: string): Promise<ReadOutcome | ImportError> {
  const started = Date.now();
  const report = new Report();
  const staged: string[] = [];
  try {
    const { rows, notes } = openRows(
      { name, path: `${folder.path}/${name}` },
      ['csv', 'geojson', 'geojsonseq', 'shapefile', 'kml', 'xlsx', 'gpkg', 'gpx'],
      { geometry: 'polygon' }
    );
    const all = [];
    for await (const row of rows) all.push(row);
    const has = [...new Set(all.flatMap(({ properties }) => Object.keys(properties)))];
    const found = findColumns(name, has, listImportFields(SPEC), new Map());
    const columns = choosePositionColumns(found, WGS84, new Map());
    for (const source of all) {
      const row = readRow(SPEC, source, {
        columns,
        spellings: NO_SPELLINGS,
        report,
        clues: new ColumnClues()
      });
      if (row !== null) staged.push(JSON.stringify({ ...row, row_number: 0 }));
    }
    // Each row that was read was accepted or refused.
    expect(staged.length + report.refusedRows).toBe(all.length);
    const [, left = '0'] = /left out: (\d+)/.exec(notes.join('\n')) ?? [];
    return { rows: staged, refused: report.refusedRows, leftOut: Number(left) };
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    expect(error.message).toContain(name.replace(/\.\w+$/, ''));
    expect(error.message).not.toMatch(/\n\s+at /);
    return error;
  } finally {
    expect(Date.now() - started).toBeLessThan(LONGEST_MS);
  }
}

/** Most rows that one damage can change: it may be on the border of two, and be repeated into a third. */
const ROWS_A_DAMAGE = 3;

function checkOutcome(
  outcome: ReadOutcome,
  whole: ReadOutcome,
  damages: readonly Damage[],
  sample: UndamagedFile
): void {
  const { rows, refused, leftOut } = outcome;
  const known = new Set(whole.rows);
  const changed = rows.filter((row) => !known.has(row)).length;
  const most = sample.isChecked ? 0 : ROWS_A_DAMAGE * damages.length;
  if (damages.every(({ at }) => at >= sample.rowsFrom)) expect(changed).toBeLessThanOrEqual(most);
  const missing = whole.rows.length - rows.length - refused - leftOut;
  if (sample.isCounted) expect(missing).toBeLessThanOrEqual(most);
}

const createSettings = (size: number) => ({
  numRuns: FILES,
  seed: 20_250_403 + size,
  interruptAfterTimeLimit: 3_000_000
});

it.each(Object.keys(SAMPLES))('gives only its own rows or a clear error for a damaged %s', async (kind) => {
  const sample = await SAMPLES[kind]!();
  const name = `damaged.${sample.ending}`;
  folder.file(name, sample.bytes);
  const whole = (await readDamaged(name)) as ReadOutcome;
  expect(whole).toMatchObject({ rows: { length: ROWS }, refused: 0, leftOut: 0 });
  await fc.assert(
    fc.asyncProperty(generateDamages(sample.bytes.length), async (damages) => {
      folder.file(name, applyDamages(sample.bytes, damages));
      const outcome = await readDamaged(name);
      if (!(outcome instanceof ImportError)) checkOutcome(outcome, whole, damages, sample);
    }),
    createSettings(sample.bytes.length)
  );
});

it.each(['shp', 'shx', 'dbf'] as const)(
  'gives rows or a clear error for a shapefile with a damaged .%s',
  async (part) => {
    const parts = { ...buildShapefile(), prj: WGS84_PRJ, cpg: '1252' };
    for (const [ending, bytes] of Object.entries(parts)) folder.file(`parts.${ending}`, bytes);
    const whole = (await readDamaged('parts.shp')) as ReadOutcome;
    expect(whole).toMatchObject({ rows: { length: ROWS }, refused: 0 });
    const bytes = parts[part];
    const rowsFrom = part === 'dbf' ? 33 + 4 * 32 : 100;
    const sample: UndamagedFile = { ending: 'shp', bytes, rowsFrom, isCounted: true };
    await fc.assert(
      fc.asyncProperty(generateDamages(bytes.length), async (damages) => {
        folder.file(`parts.${part}`, applyDamages(bytes, damages));
        const outcome = await readDamaged('parts.shp');
        if (!(outcome instanceof ImportError)) checkOutcome(outcome, whole, damages, sample);
      }),
      createSettings(bytes.length)
    );
  }
);

it('gives one raster or a clear error for a damaged GeoTIFF', async () => {
  const store = {
    transaction: (work: (query: unknown) => Promise<void>) =>
      work(() => Promise.resolve([{ id: 'entry', free: true }]))
  } as unknown as Store;
  const dataset = IMPORT_DATASETS.find(({ name }) => name === 'soilPH')!;
  const raster = {
    width: 30, height: 20, west: 7, north: 6, cellX: 0.01, cellY: 0.01, noData: -1, copyright: '© Survey',
    cells: Float32Array.from({ length: 600 }, (_, cell) => 4 + (cell % 40) / 10)
  }; // prettier-ignore
  const bytes = await writeGeotiff(raster);
  await fc.assert(
    fc.asyncProperty(generateDamages(bytes.length), async (damages) => {
      const started = Date.now();
      const file = folder.file('damaged.tif', applyDamages(bytes, damages));
      const options = {
        file,
        companions: {},
        map: [],
        attribution: 'Source',
        dryRun: false,
        dataDir: folder.path
      };
      try {
        expect(await runImport(store, dataset, options)).toMatchObject({ read: 1, created: 1 });
      } catch (error) {
        if (!(error instanceof ImportError)) throw error;
        expect(error.message).toContain('damaged.tif');
      }
      expect(Date.now() - started).toBeLessThan(LONGEST_MS);
    }),
    createSettings(bytes.length)
  );
});

it('gives a network or a clear error for a damaged .osm.pbf', async () => {
  const path = `${folder.path}/damaged.osm.pbf`;
  writeOsmPbf(createTestNetwork({ seed: 3, places: 12, half: 0.4, middle: [7.5, 5.5] }), path);
  const bytes = readFileSync(path);
  const input = {
    file: { name: 'damaged.osm.pbf', path },
    companions: {},
    map: new Map(),
    attribution: 'OSM'
  };
  await fc.assert(
    fc.asyncProperty(generateDamages(bytes.length), async (damages) => {
      const started = Date.now();
      folder.file('damaged.osm.pbf', applyDamages(bytes, damages));
      try {
        const report = new Report();
        const { edges } = await Promise.resolve(readRoadOsm({ ...input, dataDir: folder.path }, report));
        expect(edges.length + report.refusedRows).toBeLessThanOrEqual(report.read);
      } catch (error) {
        if (!(error instanceof ImportError)) throw error;
        expect(error.message).toContain('damaged.osm.pbf');
      }
      expect(Date.now() - started).toBeLessThan(LONGEST_MS);
    }),
    createSettings(bytes.length)
  );
});
