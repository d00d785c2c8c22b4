import { readFileSync, writeFileSync } from 'node:fs';
import {
  WGS84_PRJ,
  buildDbf,
  buildParts,
  buildShapes,
  buildPointShapefile,
  createTestFolder,
  buildZip
} from '../test-files';
import { openRows } from '.';
import { UnreadableCell } from './source-row';
import type { DbfClaims, DbfTestColumn } from '../test-files';
import type { InputFile } from '../dataset';

/*
 * Expected values are from GDAL 3.6.2 (ogr2ogr -f GeoJSON); tests/clients/dbf-gdal.test.ts compares more with
 * it.
 */

const folder = createTestFolder();
afterAll(() => folder.remove());

interface ReadTable {
  readonly rows: readonly { readonly row: number; readonly properties: Readonly<Record<string, unknown>> }[];
  readonly notes: readonly string[];
}
async function readFile(file: InputFile): Promise<ReadTable> {
  const source = openRows(file, ['shapefile']);
  const rows = [];
  for await (const row of source.rows) rows.push(row);
  return { rows, notes: source.notes.map(({ en }) => en) };
}

/** Packs a table into a zip with a point for each of its records. */
function packTable(
  dbf: Buffer,
  points: number,
  more: Readonly<Record<string, Buffer | string>> = {}
): InputFile {
  const { shp } = buildPointShapefile(
    Array.from({ length: points }, () => ({ at: [7.5, 5], values: { a: '' } }))
  );
  return folder.file('t.zip', buildZip({ 'a.prj': WGS84_PRJ, 'a.shp': shp, 'a.dbf': dbf, ...more }));
}
const readTable = (
  columns: readonly DbfTestColumn[],
  records: readonly (readonly string[])[],
  claims: DbfClaims = {},
  more: Readonly<Record<string, Buffer | string>> = {}
): Promise<ReadTable> => readFile(packTable(buildDbf(columns, records, claims), records.length, more));

/** Returns the values of the only column of a table, by record. */
async function readColumn(column: DbfTestColumn, cells: readonly string[]): Promise<unknown[]> {
  const { rows } = await readTable(
    [column, ['x', 'C', 1]],
    cells.map((cell) => [cell, 'x'])
  );
  return rows.map(({ properties }) => properties[column[0]]);
}

describe('a field of a .dbf table', () => {
  it('is empty when it holds blanks, NUL, a zero day or the question mark of a logical', async () => {
    expect(await readColumn(['t', 'C', 8], ['', '\0'.repeat(8), '\0junk'])).toEqual([null, null, null]);
    expect(await readColumn(['n', 'N', 8, 2], ['', '\0'.repeat(8), '    \0   '])).toEqual([null, null, null]);
    expect(await readColumn(['d', 'D', 8], ['', '00000000', '\0'.repeat(8), '0'])).toEqual([
      null,
      null,
      null,
      null
    ]);
    expect(await readColumn(['l', 'L', 1], ['', '?', '\0'])).toEqual([null, null, null]);
  });

  it('ends at a NUL, whatever its type', async () => {
    expect(await readColumn(['t', 'C', 10], ['Alpha\0xyz', ' Beta\0'])).toEqual(['Alpha', 'Beta']);
    expect(await readColumn(['n', 'N', 10, 2], ['1200\0\0\0', '12.5\0 9', '   -.5\0'])).toEqual([
      1200, 12.5, -0.5
    ]);
    expect(await readColumn(['d', 'D', 10], ['20250403\0'])).toEqual(['2025-04-03']);
  });

  it('is a number, a day or a logical value like in GDAL', async () => {
    expect(await readColumn(['n', 'N', 10, 2], ['  1e3', '-0012', '+7', '99999', '.5', '3.'])).toEqual([
      1000, -12, 7, 99999, 0.5, 3
    ]);
    expect(await readColumn(['f', 'F', 19, 11], ['1.20000000000e+003'])).toEqual([1200]);
    expect(await readColumn(['d', 'D', 8], ['20250403', '19000101'])).toEqual(['2025-04-03', '1900-01-01']);
    expect(await readColumn(['l', 'L', 1], ['T', 't', 'Y', 'y', 'F', 'f', 'N', 'n'])).toEqual([
      ...Array<boolean>(4).fill(true),
      ...Array<boolean>(4).fill(false)
    ]);
  });

  it('keeps its text when it is no number or day, where GDAL reads only the beginning', async () => {
    // GDAL: 12, 0, 12, 16 and no value.
    const strange = ['12,5', 'abc', '1 2', '0x10', 'nan', '12*'];
    expect(await readColumn(['n', 'N', 10, 2], strange)).toEqual(strange);
    // GDAL: 2025-13-01, 2025-02-30, 0000-20-25.
    const days = ['20251301', '20250230', '2025-04-'];
    expect(await readColumn(['d', 'D', 8], days)).toEqual(days);
    expect(await readColumn(['l', 'L', 1], ['1', 'X'])).toEqual(['1', 'X']);
  });

  it('keeps the digits of a whole number that a double would round', async () => {
    expect(await readColumn(['n', 'N', 18], ['9007199254740993', '2348031234567'])).toEqual([
      '9007199254740993',
      2348031234567
    ]);
  });

  it('is empty when a number is filled with asterisks, which the report counts', async () => {
    const { rows, notes } = await readTable(
      [
        ['n', 'N', 4],
        ['t', 'C', 4]
      ],
      [
        ['****', '****'],
        ['12', 'a']
      ]
    );
    expect(rows.map(({ properties }) => properties)).toEqual([
      { n: null, t: '****' },
      { n: 12, t: 'a' }
    ]);
    expect(notes).toEqual([
      'Asterisks in column n of t.zip were read as empty (cells: 1). GDAL and QGIS write them for an empty cell, dBase for a number too long for its column: widen the column there.'
    ]);
  });

  it('is unreadable when it refers to a memo file, and empty without a reference', async () => {
    const [empty, memo] = await readColumn(['m', 'M', 10], ['', '         1']);
    expect(empty).toBeNull();
    expect(memo).toBeInstanceOf(UnreadableCell);
    expect((memo as UnreadableCell).problem.en).toMatch(/^'1' refers to a memo file .*make the column text/);
  });
});

describe('records of a .dbf table', () => {
  const columns: readonly DbfTestColumn[] = [
    ['name', 'C', 6],
    ['n', 'N', 5]
  ];
  const records = [
    ['Uyo', '1'],
    ['Aba', '2'],
    ['Oron', '3']
  ];
  const formatDamage = (why: string) => `t.zip is not a shapefile that can be read (${why}): it is damaged`;

  it('are left out with their shapes when they are deleted, and the report counts them', async () => {
    const { rows, notes } = await readTable(columns, records, { marks: [' ', '*', ' '] });
    expect(rows.map(({ row, properties }) => [row, properties.name])).toEqual([
      [1, 'Uyo'],
      [3, 'Oron']
    ]);
    expect(notes).toEqual(['Records of t.zip that are marked as deleted were left out: 1 (feature 2).']);
  });

  it('are refused when their count or length differs from the head', async () => {
    const expectRefusal = async (claims: DbfClaims, why: string) =>
      expect(readTable(columns, records, claims)).rejects.toThrow(formatDamage(why));
    await expectRefusal({ rows: 5 }, 'its .dbf file declares 5 records and ends in record 4');
    await expectRefusal({ rows: 1, end: Buffer.alloc(0) }, 'its .dbf file declares 1 records and contains 3');
    await expectRefusal(
      { recordLength: 11 },
      'records of its .dbf file have 11 bytes by its header and 12 by its columns'
    );
    await expectRefusal(
      { marks: [' ', 'x', ' '] },
      'record 2 of its .dbf file does not begin with a blank or an asterisk, as every one does'
    );
    const cut = buildDbf(columns, records, { end: Buffer.alloc(0) }).subarray(0, -20);
    await expect(readFile(packTable(cut, 3))).rejects.toThrow(
      formatDamage('its .dbf file declares 3 records and ends in record 2')
    );
  });

  it('end at the end mark, whatever an editor left after it', async () => {
    const end = Buffer.from('\x1a Old      9 Old      9', 'latin1');
    expect((await readTable(columns, records, { end })).rows).toHaveLength(3);
  });
});

describe('the texts of a .dbf table', () => {
  const column: readonly DbfTestColumn[] = [['name', 'C', 8]];
  const utf8 = (text: string) => Buffer.from(text).toString('latin1');
  const readNames = async (cells: readonly string[], driver: number, cpg?: string) => {
    const { rows, notes } = await readTable(
      column,
      cells.map((cell) => [cell]),
      { driver },
      cpg ? { 'a.cpg': cpg } : {}
    );
    return { names: rows.map(({ properties }) => properties.name), notes };
  };

  it('are in the code page of the language driver, or in the .cpg’s encoding', async () => {
    for (const [driver, text] of [
      [2, 'Soci\x82t\x82'],
      [1, 'Soci\x82t\x82'],
      [0x57, 'Soci\xe9t\xe9'],
      [3, 'Soci\xe9t\xe9'],
      [4, 'Soci\x8et\x8e']
    ] as const)
      expect((await readNames([text], driver)).names).toEqual(['Société']);
    for (const cpg of ['850', 'CP850', 'OEM 850', 'IBM850', 'LDID/2'])
      expect((await readNames(['Soci\x82t\x82'], 0, cpg)).names).toEqual(['Société']);
    expect((await readNames(['\x8f\xe0\xa8\xa2\xa5\xe2'], 0x65)).names).toEqual(['Привет']);
  });

  it('are UTF-8 when they are valid as such, whatever the language driver', async () => {
    expect((await readNames([utf8('Ọ̀yọ́')], 0x57)).names).toEqual(['Ọ̀yọ́'.slice(0, 3)]);
    expect((await readNames([utf8('Société').slice(0, 8)], 0x57)).names).toEqual(['Sociét']);
  });

  it('lose a character that their column truncates, with a note', async () => {
    const { names, notes } = await readNames(
      [utf8('Société').slice(0, 8), utf8('Marché é').slice(0, 8), utf8('é')],
      0
    );
    expect(names).toEqual(['Sociét', 'Marché', 'é']);
    expect(notes).toEqual([
      'The .dbf file of t.zip has columns too short for their texts: the last character is cut off and was left out (cells: 1).'
    ]);
  });

  it('are decoded without the bytes after the NUL that ends a field', async () => {
    expect(await readNames(['Uyo\0\xe9\x82\x8e'], 0)).toEqual({ names: ['Uyo'], notes: [] });
  });
});

describe('shapes of a .shp file', () => {
  const buildSquare = (x: number, y: number, size: number): [number, number][] => [
    [x, y], [x, y + size], [x + size, y + size], [x + size, y], [x, y]
  ]; // prettier-ignore
  const reverseRing = (ring: [number, number][]) => [...ring].reverse();
  const readShapes = async (
    type: number,
    contents: readonly Buffer[],
    order?: readonly number[],
    indexed = order !== undefined
  ): Promise<unknown[]> => {
    const { shp, shx } = buildShapes(type, contents, order);
    const dbf = buildDbf(
      [['n', 'N', 3]],
      (order ?? contents).map((_, index) => [String(index)])
    );
    const parts = { 'a.prj': WGS84_PRJ, 'a.dbf': dbf, 'a.shp': shp, ...(indexed ? { 'a.shx': shx } : {}) };
    const rows = [];
    for await (const { geometry } of openRows(folder.file('s.zip', buildZip(parts)), ['shapefile']).rows)
      rows.push(geometry);
    return rows;
  };

  it('follow the .shx in number and order, as after an editor moved a grown shape', async () => {
    const contents = [buildSquare(7, 5, 1), buildSquare(8, 5, 1), buildSquare(7, 6, 1)].map((ring) =>
      buildParts(5, [ring])
    );
    const grown = await readShapes(5, contents, [2, 1]);
    expect(grown).toEqual([
      { type: 'Polygon', coordinates: [buildSquare(7, 6, 1)] },
      { type: 'Polygon', coordinates: [buildSquare(8, 5, 1)] }
    ]);
    await expect(readShapes(5, contents, [1, 1])).rejects.toThrow(
      'its .shx file gives two features one shape'
    );
  });

  it('assign a hole to the smallest ring around it, and islands in holes', async () => {
    const [outer, hole, island, pond] = [
      buildSquare(7, 5, 1),
      buildSquare(7.1, 5.1, 0.8),
      buildSquare(7.2, 5.2, 0.5),
      buildSquare(7.3, 5.3, 0.1)
    ];
    expect(
      await readShapes(5, [buildParts(5, [reverseRing(pond), outer, reverseRing(hole), island])])
    ).toEqual([
      {
        type: 'MultiPolygon',
        coordinates: [
          [outer, reverseRing(hole)],
          [island, reverseRing(pond)]
        ]
      }
    ]);
    // Drawn completely in the wrong direction: GDAL also reads it as the polygon.
    expect(await readShapes(5, [buildParts(5, [reverseRing(outer)])])).toEqual([
      { type: 'Polygon', coordinates: [reverseRing(outer)] }
    ]);
    // With its hole, too, and beside a correctly drawn one; GDAL swaps outline and hole.
    expect(
      await readShapes(5, [buildParts(5, [hole, reverseRing(outer), reverseRing(buildSquare(9, 5, 1))])])
    ).toEqual([
      {
        type: 'MultiPolygon',
        coordinates: [[reverseRing(outer), hole], [reverseRing(buildSquare(9, 5, 1))]]
      }
    ]);
    // An outline that only overlaps one of the other direction is not its hole.
    const [east, west] = [buildSquare(7.5, 5.5, 1), reverseRing(outer)];
    expect(await readShapes(5, [buildParts(5, [west, east])])).toEqual([
      { type: 'MultiPolygon', coordinates: [[east], [west]] }
    ]);
    // A hole of the whole polygon stays a hole; the importer refuses it.
    expect(await readShapes(5, [buildParts(5, [outer, reverseRing(outer)])])).toEqual([
      { type: 'Polygon', coordinates: [outer, reverseRing(outer)] }
    ]);
  });

  it('are lines of one part or several', async () => {
    const lines: [number, number][][] = [
      [
        [7, 5],
        [8, 6]
      ],
      [
        [7, 6],
        [8, 7]
      ]
    ];
    expect(
      await readShapes(3, [buildParts(3, lines), buildParts(3, lines.slice(0, 1)), Buffer.alloc(4)])
    ).toEqual([
      { type: 'MultiLineString', coordinates: lines },
      { type: 'LineString', coordinates: lines[0] },
      null
    ]);
  });

  it('are refused with their number when their parts are inconsistent', async () => {
    const expectShapeRefusal = async (change: (content: Buffer) => void, why: RegExp) => {
      const content = buildParts(5, [buildSquare(7, 5, 1), buildSquare(8, 5, 1)]);
      change(content);
      await expect(readShapes(5, [buildParts(5, [buildSquare(7, 5, 1)]), content])).rejects.toThrow(why);
    };
    await expectShapeRefusal(
      (content) => content.writeInt32LE(2_000_000, 36),
      /feature 2 has 2000000 parts of 10 positions/
    );
    await expectShapeRefusal(
      (content) => content.writeInt32LE(1_000_000, 40),
      /feature 2 ends after 212 bytes and needs 16000052/
    );
    await expectShapeRefusal(
      (content) => content.writeInt32LE(12, 48),
      /feature 2 has parts that are not one after the other/
    );
    await expectShapeRefusal(
      (content) => content.writeInt32LE(3, 0),
      /feature 2 is of the type 3, the file of 5/
    );
  });
});

it('reads a shapefile on disk in pieces, wherever they begin', async () => {
  const points = Array.from({ length: 60_000 }, (_, index) => ({
    at: [7 + index / 1e6, 5] as const,
    values: { a: `n${index}` }
  }));
  const { shp, dbf } = buildPointShapefile(points);
  for (const [name, bytes] of [
    ['big.dbf', dbf],
    ['big.prj', Buffer.from(WGS84_PRJ)]
  ] as const)
    writeFileSync(`${folder.path}/${name}`, bytes);
  const { rows } = await readFile(folder.file('big.shp', shp));
  expect(readFileSync(`${folder.path}/big.dbf`).length).toBeGreaterThan(1_500_000);
  expect(rows.every(({ row, properties }) => properties.a === `n${row - 1}`)).toBe(true);
  expect(rows).toHaveLength(60_000);
});
