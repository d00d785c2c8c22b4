import { ExportRefusal } from './export-refusal';
import { toCell } from './export-cells';
import type { ExportCell } from './export-cells';
import type { ExportColumn } from './export-columns';
import type { ExportRow, ExportTable } from './export-table';
import { HeadedFile } from './headed-file';

/* Writes the table of a shapefile (dBase III) in UTF-8, as GDAL does it with ENCODING=UTF-8. */

/** Length of a column name, and of a text, bytes. */
const [MAX_NAME, MAX_TEXT] = [10, 254];
/** Widths of numbers: all digits of a double with its sign and exponent, and of a 32-bit integer. */
const [DOUBLE_WIDTH, INTEGER_WIDTH] = [24, 11];
/** Decimals that the head of a column of doubles declares, as GDAL does; cells have as many as they need. */
const DECIMALS = 15;
const [HEAD_BYTES, COLUMN_BYTES] = [32, 32];
/** Most columns that programs read, and most bytes of a row, whose number has 16 bits. */
const [MAX_COLUMNS, MAX_ROW_BYTES] = [255, 65_535];

const countRowBytes = (columns: readonly DbfColumn[]): number =>
  columns.reduce((sum, { width }) => sum + width, 1);

export interface DbfColumn {
  readonly column: ExportColumn;
  /** Name of at most ten letters. */
  readonly name: string;
  readonly type: 'C' | 'N' | 'D' | 'L';
  readonly width: number;
  readonly decimals: number;
}

/** Returns a name of at most ten letters that no other column has: like GDAL, `number_o_1` beside `number_of_`. */
function shortenName(name: string, taken: ReadonlySet<string>): string {
  const isTaken = (candidate: string): boolean => taken.has(candidate.toLowerCase());
  const start = name.slice(0, MAX_NAME);
  for (let number = 0, candidate = start; ;) {
    if (!isTaken(candidate)) return candidate;
    number += 1;
    const end = `_${number}`;
    candidate = start.slice(0, MAX_NAME - end.length) + end;
  }
}

function describeColumn(column: ExportColumn, name: string, width: number): DbfColumn {
  switch (column.field.sqlType) {
    case 'double precision':
      return { column, name, type: 'N', width: DOUBLE_WIDTH, decimals: DECIMALS };
    case 'integer':
      return { column, name, type: 'N', width: INTEGER_WIDTH, decimals: 0 };
    case 'date':
      return { column, name, type: 'D', width: 8, decimals: 0 };
    case 'boolean':
      return { column, name, type: 'L', width: 1, decimals: 0 };
    default:
      return { column, name, type: 'C', width: Math.max(1, width), decimals: 0 };
  }
}

/** Returns the columns of the table. @throws ExportRefusal when a text is too long, or a row. */
export function listDbfColumns({ columns, widths }: ExportTable): DbfColumn[] {
  const taken = new Set<string>();
  const described = columns.map((column, index) => {
    const name = shortenName(column.field.name, taken);
    taken.add(name.toLowerCase());
    const own = describeColumn(column, name, widths[index]!);
    if (own.type === 'C' && own.width > MAX_TEXT)
      throw new ExportRefusal(
        'long_text',
        `A text of ${column.field.name} has ${own.width.toLocaleString('en')} bytes, and a shapefile takes ${MAX_TEXT}. Choose GeoPackage or GeoJSON.`
      );
    return own;
  });
  if (described.length > MAX_COLUMNS || countRowBytes(described) > MAX_ROW_BYTES)
    throw new ExportRefusal(
      'wide_rows',
      `The rows have ${described.length} columns with ${countRowBytes(described).toLocaleString('en')} bytes, and a shapefile takes ${MAX_COLUMNS} columns and ${MAX_ROW_BYTES.toLocaleString('en')} bytes. Choose GeoPackage or GeoJSON.`
    );
  return described;
}

/** Returns the text of a cell in a column. */
function formatCell({ type, width }: DbfColumn, cell: ExportCell): Buffer {
  if (cell === null) return Buffer.alloc(width, type === 'L' ? '?' : ' ');
  if (type === 'L') return Buffer.from(cell === true ? 'T' : 'F');
  if (type === 'N') return Buffer.from(String(cell).padStart(width));
  if (type === 'D') return Buffer.from(String(cell).replace(/-/g, ''));
  const bytes = Buffer.from(String(cell));
  return bytes.length > width ? bytes : Buffer.concat([bytes, Buffer.alloc(width - bytes.length, ' ')]);
}

function buildHead(columns: readonly DbfColumn[], rows: number): Buffer {
  const length = HEAD_BYTES + columns.length * COLUMN_BYTES + 1;
  const head = Buffer.alloc(length);
  const now = new Date();
  head.writeUInt8(3, 0);
  head.set([now.getUTCFullYear() - 1900, now.getUTCMonth() + 1, now.getUTCDate()], 1);
  head.writeUInt32LE(rows, 4);
  head.writeUInt16LE(length, 8);
  head.writeUInt16LE(countRowBytes(columns), 10);
  columns.forEach(({ name, type, width, decimals }, index) => {
    const at = HEAD_BYTES + index * COLUMN_BYTES;
    head.write(name, at, 'latin1');
    head.write(type, at + 11, 'latin1');
    head.writeUInt8(width, at + 16);
    head.writeUInt8(decimals, at + 17);
  });
  head.writeUInt8(0x0d, length - 1);
  return head;
}

/** Writes the records of a table as they come. */
export class DbfWriter {
  private rows = 0;

  private constructor(
    private readonly file: HeadedFile,
    private readonly columns: readonly DbfColumn[]
  ) {}

  static async create(path: string, columns: readonly DbfColumn[]): Promise<DbfWriter> {
    return new DbfWriter(await HeadedFile.create(path, buildHead(columns, 0).length), columns);
  }

  /** @throws ExportRefusal when a value became longer than its column while the rows were read. */
  async append({ number, values }: ExportRow): Promise<void> {
    const cells = this.columns.map((described, index) => {
      const text = formatCell(described, toCell(described.column, number, values[index]!));
      if (text.length > described.width)
        throw new ExportRefusal(
          'changed',
          `${described.column.field.name} of row ${number} was changed while it was exported. Export it again.`
        );
      return text;
    });
    await this.file.append(Buffer.concat([Buffer.from(' '), ...cells]));
    this.rows += 1;
  }

  async finish(): Promise<void> {
    await this.file.append(Buffer.from([0x1a]));
    await this.file.finish(buildHead(this.columns, this.rows));
  }

  close(): Promise<void> {
    return this.file.close();
  }
}
