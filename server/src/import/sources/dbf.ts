import { parseIsoDay } from '@site/domain';
import { ImportError } from '../import-error';
import { cellTexts } from '../texts/cell-texts';
import { shapefileTexts } from '../texts/file-texts';
import { fileRemarks } from '../texts/remark-texts';
import { UnreadableCell } from './source-row';
import type { ImportText } from '../texts/import-text';
import type { FilePart } from './file-part';

/* Reads .dbf tables (dBase III and IV, FoxPro) like GDAL, but refuses where GDAL guesses. */

const DESCRIPTOR = 32;
/** Marks the end of the list of columns. */
const LIST_END = 0x0d;
/** Marks the end of the records. */
const TABLE_END = 0x1a;
const [LIVE, DELETED] = [0x20, 0x2a];
/** Maximum length of a head, bytes. */
const MAX_HEAD_BYTES = 65_535;

export interface DbfColumn {
  readonly name: Buffer;
  readonly type: string;
  /** Offset of its first byte in a record, after the deletion mark. */
  readonly from: number;
  readonly to: number;
}

export interface DbfHead {
  readonly columns: readonly DbfColumn[];
  /** Count of records in the head, including deleted ones. */
  readonly rows: number;
  /** Length before the first record, bytes. */
  readonly length: number;
  readonly recordLength: number;
  /** Language driver: the number of the texts' code page; 0 when unknown. */
  readonly driver: number;
}

/** Supported column types: text, number (two kinds), day, logical, reference to a memo file. */
const TYPES = 'CNFDLM';

/** Creates the error for a damaged shapefile. */
export const createShapefileError = (name: string, why: ImportText): ImportError =>
  new ImportError(shapefileTexts.broken({ file: name, why }));

/** Returns the bytes up to the first NUL, which ends every field. */
function cutAtNul(bytes: Buffer): Buffer {
  const end = bytes.indexOf(0);
  return end < 0 ? bytes : bytes.subarray(0, end);
}

function readColumn(name: string, bytes: Buffer, from: number): DbfColumn {
  const column = cutAtNul(bytes.subarray(0, 11));
  const type = bytes.toString('latin1', 11, 12);
  if (!/^[ -~]$/.test(type) || bytes[16] === 0)
    throw createShapefileError(name, shapefileTexts.columnWithoutType({ column: column.toString('latin1') }));
  if (!TYPES.includes(type))
    throw new ImportError(shapefileTexts.columnType({ file: name, column: column.toString('latin1'), type }));
  return { name: column, type, from, to: from + bytes[16]! };
}

function readColumns(name: string, head: Buffer, length: number): DbfColumn[] {
  const columns: DbfColumn[] = [];
  const end = Math.min(length, head.length);
  for (let at = DESCRIPTOR; at + DESCRIPTOR <= end && head[at] !== LIST_END; at += DESCRIPTOR) {
    const column = readColumn(name, head.subarray(at, at + DESCRIPTOR), columns.at(-1)?.to ?? 1);
    if (columns.some((other) => other.name.equals(column.name)))
      throw new ImportError(
        shapefileTexts.twinColumns({ file: name, column: column.name.toString('latin1') })
      );
    columns.push(column);
  }
  return columns;
}

/** Refuses a table whose count of records differs from its head. */
function checkRecords(name: string, { rows, length, recordLength }: DbfHead, table: FilePart): void {
  const whole = Math.max(0, Math.floor((table.size - length) / recordLength));
  if (whole < rows) throw createShapefileError(name, shapefileTexts.fewRecords({ rows, end: whole + 1 }));
  const end = length + rows * recordLength;
  if (whole > rows && table.read(end, 1)[0] !== TABLE_END)
    throw createShapefileError(name, shapefileTexts.manyRecords({ rows, whole }));
}

/**
 * Reads the head of a .dbf file: columns, and count and length of its records.
 * @throws ImportError when a column or a record would be lost.
 */
export function readDbfHead(name: string, table: FilePart): DbfHead {
  const bytes = Buffer.from(table.read(0, MAX_HEAD_BYTES));
  if (bytes.length < DESCRIPTOR) throw createShapefileError(name, shapefileTexts.noHeader);
  if ((bytes[0]! & 7) === 4) throw new ImportError(shapefileTexts.dbase7({ file: name }));
  const length = bytes.readUInt16LE(8);
  const columns = readColumns(name, bytes, length);
  if (columns.length === 0) throw createShapefileError(name, shapefileTexts.noColumns);
  const recordLength = bytes.readUInt16LE(10);
  const wide = columns.at(-1)!.to;
  if (recordLength !== wide)
    throw createShapefileError(name, shapefileTexts.recordLength({ header: recordLength, columns: wide }));
  const head = { columns, rows: bytes.readUInt32LE(4), length, recordLength, driver: bytes[29]! };
  checkRecords(name, head, table);
  return head;
}

/** Iterates over the records of a table; null for a deleted record. */
export function* readDbfRecords(
  name: string,
  { rows, length, recordLength }: DbfHead,
  table: FilePart
): Generator<Buffer | null> {
  for (let row = 0; row < rows; row++) {
    const record = table.read(length + row * recordLength, recordLength);
    const mark = record[0]!;
    if (mark !== LIVE && mark !== DELETED && mark !== 0)
      throw createShapefileError(name, shapefileTexts.recordMark({ row: row + 1 }));
    yield mark === DELETED ? null : record;
  }
}

/** Returns the bytes of a field up to the NUL that ends it. */
export const readDbfField = (record: Buffer, { from, to }: DbfColumn): Buffer =>
  cutAtNul(record.subarray(from, to));

const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/;

/**
 * Returns a number, or the text when it is invalid or not exact as a number: the field's own rules validate it.
 */
function readDbfNumber(text: string): number | string {
  const number = Number(text);
  return NUMBER.test(text) && (!Number.isInteger(number) || Number.isSafeInteger(number)) ? number : text;
}

/** Returns a day such as 2024-12-31; null for 00000000; the text when it is no day. */
function readDbfDay(text: string): string | null {
  if (/^[0 ]*$/.test(text)) return null;
  return parseIsoDay(text.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')) ?? text;
}

function readDbfLogical(text: string): boolean | string | null {
  if (text === '?') return null;
  if (/^[TtYy]$/.test(text)) return true;
  return /^[FfNn]$/.test(text) ? false : text;
}

/** Decodes bytes to text and trims blanks. */
export type DecodeText = (bytes: Buffer) => string;

/** Characters in decoded text for bytes without a character in the code page. */
const NO_CHARACTER = /[\u0080-\u009f\ufffd]/;

const isFilledWith = (sign: string, text: string): boolean => text !== '' && text.replaceAll(sign, '') === '';

/** Reads the values of records; counts numbers that are filled with asterisks, which are empty. */
export class DbfValues {
  private readonly starred = new Map<string, number>();
  private readonly names: readonly string[];

  constructor(
    private readonly head: DbfHead,
    private readonly decode: DecodeText
  ) {
    this.names = head.columns.map((column, index) => decode(column.name) || `(column ${index + 1})`);
  }

  readRecord(record: Buffer): Record<string, unknown> {
    return Object.fromEntries(
      this.head.columns.map((column, index) => {
        const name = this.names[index]!;
        return [name, this.readValue(name, column.type, readDbfField(record, column))];
      })
    );
  }

  private readValue(name: string, type: string, bytes: Buffer): unknown {
    const text = type === 'C' ? this.decode(bytes) : bytes.toString('latin1').trim();
    if (text === '') return null;
    switch (type) {
      case 'N':
      case 'F':
        if (!isFilledWith('*', text)) return readDbfNumber(text);
        this.starred.set(name, (this.starred.get(name) ?? 0) + 1);
        return null;
      case 'D':
        return readDbfDay(text);
      case 'L':
        return readDbfLogical(text);
      case 'M':
        return new UnreadableCell(text, cellTexts.memoFile({ shown: text }));
      default:
        return NO_CHARACTER.test(text)
          ? new UnreadableCell(text, cellTexts.noCharacters({ shown: text, save: cellTexts.saveShapefile }))
          : text;
    }
  }

  /** Returns the notes for the report, after all records have been read. */
  describeStarred(file: string): ImportText[] {
    return [...this.starred].map(([column, count]) => fileRemarks.starred({ file, column, count }));
  }
}
