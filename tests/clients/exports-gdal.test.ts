import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EXPORT_FILES } from '../../shared/domain/src/entities/data-export';
import type { ExportFormat } from '../../shared/domain/src/entities/data-export';
import type { ExportTable, WriteTable } from '../../server/src/import/export/export-table';
import { writeCsv } from '../../server/src/import/export/write-csv';
import { writeGeojson } from '../../server/src/import/export/write-geojson';
import { writeGpkg } from '../../server/src/import/export/write-gpkg';
import { writeShapefile } from '../../server/src/import/export/write-shapefile';
import { writeXlsx } from '../../server/src/import/export/write-xlsx';
import {
  dayField,
  numberField,
  optionalField,
  textField,
  wholeField,
  yesNoField
} from '../../server/src/import/field-kinds';
import { runGdal } from './support/gdal';

/* Files that SITE exports are read by GDAL without a warning, with their types and values. */

const folder = mkdtempSync(join(tmpdir(), 'site-exports-'));
afterAll(() => rmSync(folder, { recursive: true }));

const COUNT = 300;
const FIELDS = [
  textField('farmerName'),
  wholeField('people'),
  numberField('hectare'),
  dayField('surveyed'),
  optionalField(yesNoField('irrigated'))
];
const NAME = 'Ada Ọ̀yọ́ & "co"';

function createTable(geometry: 'point' | 'polygon'): ExportTable {
  return {
    ...{ name: 'farms', title: 'Farms', geometry, columns: FIELDS.map((field) => ({ field, sql: '' })) },
    widths: FIELDS.map(() => Buffer.byteLength(`${NAME} 299`)),
    rows: (async function* () {
      for (let number = 1; number <= COUNT; number += 1) {
        const [x, y] = [3.2 + (number % 20) * 0.5, 4.6 + Math.floor(number / 20) * 0.5];
        const outer = [[x, y], [x + 0.3, y], [x + 0.3, y + 0.3], [x, y + 0.3], [x, y]]; // prettier-ignore
        const hole = [[x + 0.1, y + 0.1], [x + 0.1, y + 0.2], [x + 0.2, y + 0.2], [x + 0.1, y + 0.1]]; // prettier-ignore
        const values = [`${NAME} ${number}`, number * 7919, number / 7, '2024-02-29', number % 2 === 0];
        yield {
          ...{ number, values },
          geometry:
            geometry === 'point'
              ? { type: 'Point', coordinates: [x, y] }
              : { type: 'MultiPolygon', coordinates: [[outer, hole]] }
        };
      }
    })()
  };
}

interface Feature {
  readonly properties: Readonly<Record<string, unknown>>;
  readonly geometry: { readonly type: string; readonly coordinates: unknown } | null;
}

/** Features of a file by GDAL. */
function readFeatures(path: string): readonly Feature[] {
  const options = ['-f', 'GeoJSON', '-lco', 'COORDINATE_PRECISION=15', '/vsistdout/', path];
  const output = execFileSync('ogr2ogr', options, { maxBuffer: 64e6, stdio: ['ignore', 'pipe', 'ignore'] });
  return (JSON.parse(output.toString()) as { features: Feature[] }).features;
}

const WRITERS: readonly (readonly [ExportFormat, WriteTable])[] = [
  ['geojson', writeGeojson],
  ['gpkg', writeGpkg],
  ['shapefile', writeShapefile]
];

describe.each(WRITERS)('%s', (format, write) => {
  it.each(['point', 'polygon'] as const)('of a layer of %ss', async (geometry) => {
    const path = join(folder, `${geometry}${EXPORT_FILES[format].ending}`);
    await write(path, createTable(geometry));
    const file = format === 'shapefile' ? `/vsizip/${path}/farms.shp` : path;
    const { messages, stdout } = await runGdal('ogrinfo', ['-ro', '-so', '-al', file]);
    expect(messages).toEqual([]);
    expect(stdout).toContain('Layer name: farms');
    expect(stdout).toContain(`Feature Count: ${COUNT}`);
    expect(stdout).toMatch(/ID\["(EPSG|OGC)",/);
    expect(stdout).toMatch(/surveyed: Date/);
    expect(stdout).toMatch(/hectare: Real/);
    const features = readFeatures(file);
    features.forEach(({ properties }, index) => {
      const [number, name] = [index + 1, Object.values(properties)[0]];
      expect(name).toBe(`${NAME} ${number}`);
      expect(properties.hectare).toBeCloseTo(number / 7, 13);
      expect(properties.people).toBe(number * 7919);
    });
    const check = `SELECT count(*) AS valid FROM farms WHERE ST_IsValid(${format === 'gpkg' ? 'geom' : 'geometry'})`;
    const valid = await runGdal('ogrinfo', ['-ro', '-q', '-dialect', 'SQLITE', '-sql', check, file]);
    expect(valid.stdout).toContain(`valid (Integer) = ${COUNT}`);
  });
});

it.each([
  ['csv', writeCsv],
  ['xlsx', writeXlsx]
] as const)('%s is a table with all rows', async (format, write) => {
  const path = join(folder, `table${EXPORT_FILES[format].ending}`);
  await write(path, createTable('point'));
  const { messages, stdout } = await runGdal('ogrinfo', ['-ro', '-so', '-al', path]);
  expect(messages).toEqual([]);
  expect(stdout).toContain(`Feature Count: ${COUNT}`);
  expect(readFeatures(path)[299]!.properties).toMatchObject({ farmerName: `${NAME} 300` });
});
