import { join } from 'node:path';
import { listField, dayField, numberField, optionalField, textField, yesNoField } from '../field-kinds';
import { openRows } from '../sources';
import { ROW_FORMATS } from '../table-dataset';
import { createTestFolder } from '../test-files';
import type { FieldSpec } from '../fields';
import { ExportRefusal } from './export-refusal';
import type { ExportGeometry, ExportValue } from './export-columns';
import type { ExportTable, WriteTable } from './export-table';
import { writeCsv } from './write-csv';
import { writeGpkg } from './write-gpkg';
import { writeShapefile } from './write-shapefile';
import { writeXlsx } from './write-xlsx';

/* Writes tables and reads them with the readers of the importer. */

const folder = createTestFolder();
afterAll(() => folder.remove());

interface TestRow {
  readonly values: readonly ExportValue[];
  readonly geometry?: ExportGeometry | null;
}

function createTable(
  fields: readonly FieldSpec[],
  geometry: ExportTable['geometry'],
  rows: readonly TestRow[]
): ExportTable {
  const listed = rows.map((row, index) => ({
    ...{ number: index + 1, values: row.values, geometry: row.geometry ?? null }
  }));
  return {
    ...{ name: 'things', title: 'Things', geometry, columns: fields.map((field) => ({ field, sql: '' })) },
    widths: fields.map((_, index) =>
      Math.max(...listed.map(({ values }) => Buffer.byteLength(String(values[index] ?? ''))))
    ),
    rows: (async function* () {
      yield* listed;
    })()
  };
}

let files = 0;
async function writeAndRead(write: WriteTable, ending: string, table: ExportTable) {
  const name = `file-${++files}${ending}`;
  const path = join(folder.path, name);
  await write(path, table);
  const rows: { properties: Readonly<Record<string, unknown>>; geometry?: unknown }[] = [];
  const source = openRows({ name, path }, ROW_FORMATS);
  for await (const { properties, geometry } of source.rows) rows.push({ properties, geometry });
  return { rows, notes: source.notes };
}

const TEXT = textField('text');
const square = (x: number, y: number, size: number) =>
  [[x, y], [x + size, y], [x + size, y + size], [x, y + size], [x, y]]; // prettier-ignore
const turned = (ring: number[][]) => [...ring].reverse();

describe('writeShapefile', () => {
  it('writes outlines with holes and several parts, which are read in the other direction', async () => {
    const outlines: ExportGeometry[] = [
      { type: 'Polygon', coordinates: [square(7, 5, 1), turned(square(7.2, 5.2, 0.2))] },
      {
        type: 'MultiPolygon',
        coordinates: [
          [square(8, 5, 1), turned(square(8.1, 5.1, 0.2)), turned(square(8.5, 5.5, 0.2))],
          [square(10, 5, 1)]
        ]
      }
    ];
    const listed = [...outlines, null].map((geometry) => ({ values: ['a'], geometry }));
    const table = createTable([TEXT], 'polygon', listed);
    const { rows, notes } = await writeAndRead(writeShapefile, '.zip', table);
    expect(notes).toEqual([]);
    const [first, second, third] = rows.map(({ geometry }) => geometry);
    expect(first).toEqual({
      type: 'Polygon',
      coordinates: [turned(square(7, 5, 1)), square(7.2, 5.2, 0.2)]
    });
    expect(second).toMatchObject({
      coordinates: [
        [turned(square(8, 5, 1)), square(8.1, 5.1, 0.2), square(8.5, 5.5, 0.2)],
        [turned(square(10, 5, 1))]
      ]
    });
    expect(third).toBeNull();
  });

  it('shortens names as GDAL does, and the archive contains the whole ones', async () => {
    const fields = ['number_of_pots', 'number_of_pressers', 'name'].map((name) => textField(name));
    const values = ['1', '2', 'Ọ̀yọ́'];
    const { rows } = await writeAndRead(
      writeShapefile,
      '.zip',
      createTable(fields, 'point', [{ values, geometry: { type: 'Point', coordinates: [7, 5] } }])
    );
    expect(rows[0]!.properties).toEqual({ number_of_pots: '1', number_of_pressers: '2', name: 'Ọ̀yọ́' });
  });

  it.each<[string, ExportTable, RegExp]>([
    [
      'a long text',
      createTable([TEXT], 'point', [{ values: ['x'.repeat(255)] }]),
      /text of text has 255 bytes.*Choose GeoPackage/
    ],
    [
      'positions beside outlines',
      createTable([TEXT], 'plot', [
        { values: ['a'], geometry: { type: 'Point', coordinates: [7, 5] } },
        { values: ['b'], geometry: { type: 'Polygon', coordinates: [square(7, 5, 1)] } }
      ]),
      /positions and outlines/
    ],
    [
      'a hole that does not follow its outline',
      createTable([TEXT], 'plot', [
        {
          values: ['a'],
          geometry: {
            type: 'Polygon',
            coordinates: [square(7, 5, 1), square(9, 5, 1), square(7.2, 5.2, 0.2)]
          }
        }
      ]),
      /rings of its outline cannot be told apart/
    ],
    ['rows without positions', createTable([TEXT], 'none', [{ values: ['a'] }]), /no positions/]
  ])('refuses %s', async (_, table, message) => {
    const written = writeAndRead(writeShapefile, '.zip', table);
    await expect(written).rejects.toThrow(ExportRefusal);
    await expect(written).rejects.toThrow(message);
  });
});

describe('writeXlsx', () => {
  it('writes texts, days, numbers and logical values as they are', async () => {
    const fields = [TEXT, dayField('day'), numberField('number'), optionalField(yesNoField('flag'))];
    const texts = ['a\u0001b', '_x0041_', "'=1", '# note', '=1+1', ' <b>&"', '0803'];
    const table = createTable(
      fields,
      'none',
      texts.map((text) => ({ values: [text, '2024-02-29', 0.1 + 0.2, null] }))
    );
    const { rows } = await writeAndRead(writeXlsx, '.xlsx', table);
    expect(rows.map(({ properties }) => properties.text)).toEqual(texts);
    expect(rows[0]!.properties).toMatchObject({ day: '2024-02-29', number: 0.1 + 0.2 });
  });

  it.each<[string, ExportTable, RegExp]>([
    [
      'a text that is too long for a cell',
      createTable([textField('text', { length: 1e6 })], 'none', [{ values: ['x'.repeat(32_768)] }]),
      /Row 1: a text has 32,768 characters/
    ],
    [
      'an outline that is too long for a cell',
      createTable([TEXT], 'polygon', [
        {
          values: ['a'],
          geometry: {
            type: 'Polygon',
            coordinates: [Array.from({ length: 2_000 }, (_, at) => [7 + at / 3e6, 5 + at / 7e6])]
          }
        }
      ]),
      /Row 1: its outline has [\d,]+ characters and a cell at most 32,766/
    ]
  ])('refuses %s', async (_, table, message) => {
    await expect(writeAndRead(writeXlsx, '.xlsx', table)).rejects.toThrow(message);
  });
});

describe.each<[string, WriteTable]>([
  ['.csv', writeCsv],
  ['.gpkg', writeGpkg]
])('a list in %s', (ending, write) => {
  it('is one text of its entries', async () => {
    const table = createTable([listField('list')], 'none', [{ values: [['P1', 'PKO']] }]);
    expect((await writeAndRead(write, ending, table)).rows[0]!.properties).toMatchObject({ list: 'P1, PKO' });
  });

  it('is refused when an entry contains the separator', async () => {
    const table = createTable([listField('list')], 'none', [{ values: [['bark, dry']] }]);
    await expect(writeAndRead(write, ending, table)).rejects.toThrow(
      'Row 1: list contains ["bark, dry"], which this format cannot carry unchanged. Choose GeoJSON.'
    );
  });
});
