import { Readable, pipeline } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { ImportError } from '../import-error';
import { fileTexts, tableTexts } from '../texts/file-texts';
import { fileRemarks, SEPARATOR_TEXTS } from '../texts/remark-texts';
import { readTextPieces } from './text-file';
import type { Parser } from 'csv-parse';
import type { InputFile } from '../dataset';
import type { ImportText } from '../texts/import-text';
import type { SourceRow } from './source-row';

interface ParsedRecord {
  readonly record: Record<string, string>;
  readonly info: { readonly lines: number; readonly error?: CsvError };
}

/** Returns the name of a column without a heading, which matches no field. */
export const nameUnheadedColumn = (index: number): string => `(column ${index + 1}, without a heading)`;

/** Returns the names of columns. @throws ImportError for duplicate names. */
export function checkColumnNames(file: string, header: readonly string[]): string[] {
  const twin = header.find((name, index) => name !== '' && header.indexOf(name) !== index);
  if (twin !== undefined) throw new ImportError(fileTexts.twinColumns({ file, column: twin }));
  return header.map((name, index) => name || nameUnheadedColumn(index));
}

/** The line that names the delimiter, as Excel writes and reads it. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i;
/** Maximum length of such a line, bytes. */
const SEPARATOR_BYTES = 7;

/** Delimiters other than the comma. */
const DELIMITERS = [';', '\t', '|'] as const;
/** Maximum length of a header line, bytes. */
const MAX_HEADER_BYTES = 1_000_000;

/**
 * Returns the first line with more than separators, without the texts in quotation marks; null when it does not
 * end in the text.
 */
function findHeaderLine(text: string): string | null {
  const bare = text.replace(/"[^"]*"/g, 'x');
  const lines = bare.split(/\r\n|\n|\r/).slice(0, -1);
  return lines.find((line) => /[^\s,;|]/.test(line)) ?? null;
}

/**
 * Returns the delimiter of a header line: the only one outside quotation marks. A line with several is one of
 * commas.
 */
function findDelimiter(line: string): string {
  const found = DELIMITERS.filter((sign) => line.includes(sign));
  return found.length === 1 && !line.includes(',') ? found[0]! : ',';
}

interface CsvText {
  readonly delimiter: string;
  /** Count of lines before the header. */
  readonly skipped: number;
  readonly pieces: AsyncIterable<Uint8Array>;
}

/**
 * Finds the delimiter in a first line such as `sep=;`, which is removed from the text, or in the header line,
 * which is noted.
 */
async function detectDelimiter(
  name: string,
  pieces: AsyncGenerator<Uint8Array>,
  notes: ImportText[]
): Promise<CsvText> {
  const start: Uint8Array[] = [];
  let bytes = 0;
  let header: string | null = null;
  // The last line of a file may lack its line end.
  for (let ended = false; !ended && header === null && bytes < MAX_HEADER_BYTES;) {
    const { value, done } = await pieces.next();
    ended = done ?? false;
    if (value) start.push(value);
    bytes += value?.length ?? 0;
    header = findHeaderLine(`${Buffer.concat(start).toString()}${ended ? '\n' : ''}`);
  }
  const head = Buffer.concat(start);
  const [line, named] = SEPARATOR_LINE.exec(head.toString('latin1', 0, SEPARATOR_BYTES)) ?? [];
  const delimiter = named ?? findDelimiter(header ?? '');
  if (named === undefined && delimiter !== ',')
    notes.push(fileRemarks.separators({ file: name, separator: SEPARATOR_TEXTS[delimiter]! }));
  async function* readRest(): AsyncGenerator<Uint8Array> {
    yield head.subarray(line?.length ?? 0);
    yield* pieces;
  }
  return { delimiter, skipped: line === undefined ? 0 : 1, pieces: readRest() };
}

/**
 * Maximum size of a record, bytes: an outline has 40,000. A quotation mark that is never closed makes a longer
 * one.
 */
const MAX_RECORD_BYTES = 10_000_000;

/** Describes an error of the parser with its line; `last` is the line of the last record before it. */
function describeError(error: CsvError, skipped: number, last: number): ImportText {
  const line = Number(error.lines) + skipped;
  switch (error.code) {
    case 'CSV_RECORD_INCONSISTENT_COLUMNS': {
      const [columns, cells] = [error.columns, error.record].map((list) => (list as unknown[]).length);
      return tableTexts.csvCells({ line, cells: cells!, columns: columns! });
    }
    case 'CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE':
    case 'CSV_INVALID_CLOSING_QUOTE':
      return tableTexts.csvBehindQuote({ line });
    case 'CSV_QUOTE_NOT_CLOSED':
    case 'CSV_MAX_RECORD_SIZE':
      return tableTexts.csvOpenQuote({ line: last });
    default:
      return tableTexts.csvOther({ line, message: error.message });
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
export async function* readCsvRows(file: InputFile, notes: ImportText[]): AsyncGenerator<SourceRow> {
  const { name } = file;
  const { delimiter, skipped, pieces } = await detectDelimiter(name, readTextPieces(file, notes), notes);
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
    const why = describeError(error, skipped, last ?? skipped + 1);
    throw new ImportError(tableTexts.notCsv({ file: name, why }), { cause: error });
  }
  if (last === null) throw new ImportError(tableTexts.csvEmpty({ file: name }));
}
