import { Readable, pipeline } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { ImportError } from '../import-error';
import { readTextPieces } from './text-file';
import type { Parser } from 'csv-parse';
import type { InputFile } from '../dataset';
import type { SourceRow } from './source-row';

interface ParsedRecord {
  readonly record: Record<string, string>;
  readonly info: { readonly lines: number; readonly error?: CsvError };
}

/** Returns the name of a column without a heading, which matches no field. */
const nameUnheadedColumn = (index: number): string => `(column ${index + 1}, without a heading)`;

/**
 * Returns the names of the columns. @throws ImportError for duplicate names or another delimiter than the
 * comma.
 */
function checkColumnNames(file: string, header: readonly string[]): string[] {
  const [only = ''] = header;
  const other = [';', '\t', '|'].find((sign) => only.includes(sign));
  if (header.length === 1 && other !== undefined)
    throw new ImportError(
      `${file} separates its columns with ${JSON.stringify(other)}; save it with commas ("CSV UTF-8, comma delimited"), or put the line sep=${other} before the header line.`
    );
  const twin = header.find((name, index) => name !== '' && header.indexOf(name) !== index);
  if (twin !== undefined)
    throw new ImportError(`${file} has two columns called '${twin}'; rename or remove one of them.`);
  return header.map((name, index) => name || nameUnheadedColumn(index));
}

/** The line that names the delimiter, as Excel writes and reads it. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i;
/** Maximum length of such a line, bytes. */
const SEPARATOR_BYTES = 7;

interface CsvText {
  readonly delimiter: string;
  /** Count of lines before the header. */
  readonly skipped: number;
  readonly pieces: AsyncIterable<Uint8Array>;
}

/** Removes a first line such as `sep=;` from a text. */
async function readSeparatorLine(pieces: AsyncGenerator<Uint8Array>): Promise<CsvText> {
  let start = Buffer.alloc(0);
  while (start.length < SEPARATOR_BYTES) {
    const { value, done } = await pieces.next();
    if (done) break;
    start = Buffer.concat([start, value]);
  }
  const [line, delimiter] = SEPARATOR_LINE.exec(start.toString('latin1', 0, SEPARATOR_BYTES)) ?? [];
  async function* readRest(): AsyncGenerator<Uint8Array> {
    yield start.subarray(line?.length ?? 0);
    yield* pieces;
  }
  return { delimiter: delimiter ?? ',', skipped: line === undefined ? 0 : 1, pieces: readRest() };
}

/**
 * Maximum size of a record, bytes: an outline has 40,000. A quotation mark that is never closed makes a longer
 * one.
 */
const MAX_RECORD_BYTES = 10_000_000;

/** Describes an error of the parser with its line; `last` is the line of the last record before it. */
function describeError(error: CsvError, skipped: number, last: number): string {
  const line = Number(error.lines) + skipped;
  switch (error.code) {
    case 'CSV_RECORD_INCONSISTENT_COLUMNS': {
      const [columns, cells] = [error.columns, error.record].map((list) => (list as unknown[]).length);
      return `line ${line} has ${cells} cells and the header line ${columns}; put a cell with a comma in it in quotation marks`;
    }
    case 'CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE':
    case 'CSV_INVALID_CLOSING_QUOTE':
      return `line ${line} has text behind the quotation mark that ends a cell; write one inside a cell twice ("")`;
    case 'CSV_QUOTE_NOT_CLOSED':
    case 'CSV_MAX_RECORD_SIZE':
      return `a quotation mark that opens a cell after line ${last} is never closed; close it or take it out`;
    default:
      return `line ${line}: ${error.message}`;
  }
}

function openParser(name: string, delimiter: string, nameless: string[]): Parser {
  const readHeader = (header: string[]): string[] => {
    nameless.push(...header.flatMap((heading, index) => (heading === '' ? [nameUnheadedColumn(index)] : [])));
    return checkColumnNames(name, header);
  };
  return parse({
    delimiter,
    columns: readHeader,
    // All line ends are accepted in one file, for example in concatenated files.
    record_delimiter: ['\r\n', '\n', '\r'],
    info: true,
    trim: true,
    skip_empty_lines: true,
    // Rows of only commas, which a spreadsheet leaves below its table; they may have more cells than columns.
    skip_records_with_empty_values: true,
    relax_column_count: true,
    // A quotation mark inside a cell that does not begin with one is part of its text, like in Excel.
    relax_quotes: true,
    max_record_size: MAX_RECORD_BYTES
  });
}

/**
 * Yields the rows of a CSV file with a header line, numbered by line. @throws ImportError when it is no CSV.
 */
export async function* readCsvRows(file: InputFile, notes: string[]): AsyncGenerator<SourceRow> {
  const { name } = file;
  const { delimiter, skipped, pieces } = await readSeparatorLine(readTextPieces(file, notes));
  const nameless: string[] = [];
  const parser = openParser(name, delimiter, nameless);
  // The parser, which is read below, emits errors of the pipeline.
  pipeline(Readable.from(pieces), parser, () => undefined);
  let last: number | null = null;
  try {
    for await (const { record, info } of parser as AsyncIterable<ParsedRecord>) {
      if (info.error) throw info.error;
      last = info.lines + skipped;
      // A spreadsheet leaves empty columns at the end; the report names nameless columns with content.
      for (const column of nameless) if (record[column] === '') delete record[column];
      yield { row: last, properties: record };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new ImportError(
      `${name} is not a CSV file: ${describeError(error, skipped, last ?? skipped + 1)}.`,
      { cause: error }
    );
  }
  if (last === null)
    throw new ImportError(`${name} has no rows; it needs a header line and a line for each row.`);
}
