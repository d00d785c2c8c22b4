import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import type { InputFile } from './dataset';

/* Builds files for tests from their formats' specifications. */

export interface TestFolder {
  /** Writes a file. */
  file(name: string, content: string | Uint8Array): InputFile;
  readonly path: string;
  remove(): void;
}

export function createTestFolder(): TestFolder {
  const path = mkdtempSync(join(tmpdir(), 'site-files-'));
  return {
    path,
    file(name, content) {
      writeFileSync(join(path, name), content);
      return { name, path: join(path, name) };
    },
    remove: () => rmSync(path, { recursive: true })
  };
}

export const WGS84_PRJ =
  'GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]';

export interface ShapePoint {
  readonly at: readonly [x: number, y: number];
  /** Values by column, at most 30 characters. */
  readonly values: Readonly<Record<string, string>>;
}

const WIDTH = 30;

/** Builds a shapefile of points: its shapes and their table. */
export function buildPointShapefile(
  points: readonly ShapePoint[],
  encoding: BufferEncoding = 'utf8'
): { shp: Buffer; dbf: Buffer } {
  const shp = Buffer.alloc(100 + points.length * 28);
  shp.writeInt32BE(9994, 0);
  shp.writeInt32BE(shp.length / 2, 24);
  shp.writeInt32LE(1000, 28);
  shp.writeInt32LE(1, 32);
  points.forEach(({ at }, index) => {
    const place = 100 + index * 28;
    shp.writeInt32BE(index + 1, place);
    shp.writeInt32BE(10, place + 4);
    shp.writeInt32LE(1, place + 8);
    shp.writeDoubleLE(at[0], place + 12);
    shp.writeDoubleLE(at[1], place + 20);
  });
  const names = Object.keys(points[0]!.values);
  const header = Buffer.alloc(32 + names.length * 32 + 1);
  header.writeUInt8(3, 0);
  header.writeUInt32LE(points.length, 4);
  header.writeUInt16LE(header.length, 8);
  header.writeUInt16LE(1 + names.length * WIDTH, 10);
  names.forEach((name, index) => {
    header.write(name.slice(0, 10), 32 + index * 32, 'latin1');
    header.write('C', 32 + index * 32 + 11, 'latin1');
    header.writeUInt8(WIDTH, 32 + index * 32 + 16);
  });
  header.writeUInt8(13, header.length - 1);
  const rows = points.map(({ values }) => {
    const row = Buffer.alloc(1 + names.length * WIDTH, ' ');
    names.forEach((name, index) => row.write(values[name]!, 1 + index * WIDTH, encoding));
    return row;
  });
  return { shp, dbf: Buffer.concat([header, ...rows]) };
}

/** A column of a .dbf table: name, type, width in bytes and decimals. */
export type DbfTestColumn = readonly [name: string, type: string, width: number, decimals?: number];

/** False values for a table's head, and the mark of each record. */
export interface DbfClaims {
  readonly rows?: number;
  readonly recordLength?: number;
  readonly driver?: number;
  /** ' ' for a record, '*' for a deleted one. */
  readonly marks?: readonly string[];
  /** Bytes after the last record; 0x1A by default. */
  readonly end?: Buffer;
}

/** Builds a .dbf table byte by byte: each cell is written in Latin-1 and padded with blanks. */
export function buildDbf(
  columns: readonly DbfTestColumn[],
  records: readonly (readonly string[])[],
  { rows, recordLength, driver = 0, marks = [], end = Buffer.from([0x1a]) }: DbfClaims = {}
): Buffer {
  const head = Buffer.alloc(33 + columns.length * 32);
  head.writeUInt8(3, 0);
  head.writeUInt32LE(rows ?? records.length, 4);
  head.writeUInt16LE(head.length, 8);
  const width = columns.reduce((sum, [, , bytes]) => sum + bytes, 1);
  head.writeUInt16LE(recordLength ?? width, 10);
  head.writeUInt8(driver, 29);
  columns.forEach(([name, type, bytes, decimals = 0], index) => {
    head.write(name + '\0'.repeat(11 - name.length) + type, 32 + index * 32, 'latin1');
    head.writeUInt8(bytes, 48 + index * 32);
    head.writeUInt8(decimals, 49 + index * 32);
  });
  head.writeUInt8(13, head.length - 1);
  const lines = records.map((cells, index) => {
    const text = cells.map((cell, column) => cell.padEnd(columns[column]![2]).slice(0, columns[column]![2]));
    return Buffer.from((marks[index] ?? ' ') + text.join(''), 'latin1');
  });
  return Buffer.concat([head, ...lines, end]);
}

/** Content of a record in a .shp file, starting with the type of its shape. */
type ShapeContent = Buffer;

/** Builds the content of a shape of lines or rings. */
export function buildParts(
  type: number,
  parts: readonly (readonly (readonly [number, number])[])[]
): ShapeContent {
  const points = parts.flat();
  const content = Buffer.alloc(44 + parts.length * 4 + points.length * 16);
  content.writeInt32LE(type, 0);
  content.writeInt32LE(parts.length, 36);
  content.writeInt32LE(points.length, 40);
  let start = 0;
  parts.forEach((part, index) => {
    content.writeInt32LE(start, 44 + index * 4);
    start += part.length;
  });
  points.forEach(([x, y], index) => {
    content.writeDoubleLE(x, 44 + parts.length * 4 + index * 16);
    content.writeDoubleLE(y, 52 + parts.length * 4 + index * 16);
  });
  return content;
}

/** Builds the head of a .shp or .shx file; `size` in bytes. */
function buildShapeHead(type: number, size: number): Buffer {
  const head = Buffer.alloc(100);
  head.writeInt32BE(9994, 0);
  head.writeInt32BE(size / 2, 24);
  head.writeInt32LE(1000, 28);
  head.writeInt32LE(type, 32);
  return head;
}

/** Builds a .shp file and its .shx; `order` lists the records in the order of the .shx. */
export function buildShapes(
  type: number,
  contents: readonly ShapeContent[],
  order: readonly number[] = contents.map((_, index) => index)
): { shp: Buffer; shx: Buffer } {
  const places: Buffer[] = [];
  const records: Buffer[] = [];
  let at = 100;
  contents.forEach((content, index) => {
    const [head, place] = [Buffer.alloc(8), Buffer.alloc(8)];
    head.writeInt32BE(index + 1, 0);
    head.writeInt32BE(content.length / 2, 4);
    place.writeInt32BE(at / 2, 0);
    place.writeInt32BE(content.length / 2, 4);
    records.push(head, content);
    places.push(place);
    at += 8 + content.length;
  });
  return {
    shp: Buffer.concat([buildShapeHead(type, at), ...records]),
    shx: Buffer.concat([
      buildShapeHead(type, 100 + order.length * 8),
      ...order.map((index) => places[index]!)
    ])
  };
}

/** False values for an entry of a zip. */
export interface ZipClaims {
  /** Unpacked size that every entry declares, bytes. */
  readonly bytes?: number;
  readonly encrypted?: boolean;
}

/** Builds a zip of files; `method` 0 stores, 8 compresses. */
export function buildZip(
  files: Readonly<Record<string, Buffer | string>>,
  method = 8,
  { bytes, encrypted = false }: ZipClaims = {}
): Buffer {
  const parts: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(files)) {
    const plain = Buffer.from(content as string);
    const packed = method === 8 ? deflateRawSync(plain) : plain;
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(method, 8);
    local.writeUInt16LE(Buffer.byteLength(name), 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(method, 10);
    entry.writeUInt32LE(crc32(plain), 16);
    entry.writeUInt32LE(packed.length, 20);
    if (encrypted) entry.writeUInt16LE(1, 8);
    entry.writeUInt32LE(bytes ?? plain.length, 24);
    entry.writeUInt16LE(Buffer.byteLength(name), 28);
    entry.writeUInt32LE(at, 42);
    entries.push(entry, Buffer.from(name));
    parts.push(local, Buffer.from(name), packed);
    at += 30 + Buffer.byteLength(name) + packed.length;
  }
  const list = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(files).length, 8);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, list, end]);
}

/** A sheet of a test workbook: its rows as XML, and what surrounds them. */
export interface TestSheet {
  readonly name: string;
  /** Content of sheetData. */
  readonly rows: string;
  readonly state?: 'hidden' | 'veryHidden';
  /** Elements before and after sheetData. */
  readonly before?: string;
  readonly after?: string;
}

/** Further parts of a test workbook. */
export interface TestWorkbookParts {
  /** Items of sharedStrings. */
  readonly texts?: readonly string[];
  /** Custom number formats by id from 164, and the formats of the styles. */
  readonly formats?: Readonly<Record<number, string>>;
  readonly styles?: readonly number[];
  readonly date1904?: boolean;
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const buildRelationships = (
  parts: readonly (readonly [id: string, type: string, target: string])[]
): string =>
  `${XML}<Relationships>${parts
    .map(
      ([id, type, target]) => `<Relationship Id="${id}" Type="${RELATIONSHIPS}/${type}" Target="${target}"/>`
    )
    .join('')}</Relationships>`;

/** Builds a workbook (.xlsx) of sheets. */
export function buildXlsx(
  sheets: readonly TestSheet[],
  { texts = [], formats = {}, styles = [0], date1904 = false }: TestWorkbookParts = {}
): Buffer {
  const list = sheets
    .map(({ name, state = 'visible' }, at) => `<sheet name="${name}" state="${state}" r:id="s${at}"/>`)
    .join('');
  return buildZip({
    '_rels/.rels': buildRelationships([['w', 'officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `${XML}<workbook xmlns:r="${RELATIONSHIPS}"><workbookPr date1904="${Number(date1904)}"/><sheets>${list}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': buildRelationships([
      ...sheets.map((_, at) => [`s${at}`, 'worksheet', `worksheets/sheet${at}.xml`] as const),
      ['t', 'sharedStrings', 'sharedStrings.xml'],
      ['f', 'styles', '/xl/styles.xml']
    ]),
    'xl/sharedStrings.xml': `${XML}<sst>${texts.map((text) => `<si>${text}</si>`).join('')}</sst>`,
    'xl/styles.xml': `${XML}<styleSheet><numFmts>${Object.entries(formats)
      .map(([id, code]) => `<numFmt numFmtId="${id}" formatCode="${code}"/>`)
      .join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${styles
      .map((id) => `<xf numFmtId="${id}"/>`)
      .join('')}</cellXfs></styleSheet>`,
    ...Object.fromEntries(
      sheets.map(({ rows, before = '', after = '' }, at) => [
        `xl/worksheets/sheet${at}.xml`,
        `${XML}<worksheet>${before}<sheetData>${rows}</sheetData>${after}</worksheet>`
      ])
    )
  });
}

/** Returns a row of a sheet with texts and numbers, the cells from column A on. */
export const buildSheetRow = (row: number, cells: readonly (string | number | null)[]): string =>
  `<row r="${row}">${cells
    .map((cell, column) => {
      if (cell === null) return '';
      const at = `${String.fromCharCode(65 + column)}${row}`;
      return typeof cell === 'number'
        ? `<c r="${at}"><v>${cell}</v></c>`
        : `<c r="${at}" t="inlineStr"><is><t>${cell}</t></is></c>`;
    })
    .join('')}</row>`;
