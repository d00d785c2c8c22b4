import { ImportError } from '../import-error';
import { checkColumnNames, nameUnheadedColumn } from './csv';
import { tableTexts } from '../texts/file-texts';
import { buildText, formatNames } from '../texts/import-text';
import { fileRemarks } from '../texts/remark-texts';
import { UnreadableCell } from './source-row';
import { readHead } from './text-file';
import { SheetReader } from './xlsx-sheet';
import { readMeanings, readSharedTexts, readWorkbook } from './xlsx-workbook';
import { parsePieces } from './xml-parser';
import { openZip } from './zip';
import type { InputFile } from '../dataset';
import type { ImportText } from '../texts/import-text';
import type { ReadOptions, SourceRow } from './source-row';
import type { SheetRow } from './xlsx-sheet';
import type { Workbook, WorkbookSheet } from './xlsx-workbook';
import type { ZipArchive } from './zip';

/*
 * Reads the rows of a sheet of a workbook (.xlsx). Only the rows of one piece and the texts that cells share are
 * in memory. The parts that the formats need are read by the archive's and the XML parser's libraries; libraries
 * for workbooks hold the whole sheet, or lose the difference between a day and a number.
 */

/** First bytes of a compound file: an old workbook, or one with a password. */
const COMPOUND_MARK = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const COMPOUND_HEAD_BYTES = 512;
const ZIP_MARK = Buffer.from('PK', 'latin1');
/** Bytes that are searched for the names of its streams. */
const DIRECTORY_BYTES = 4_096;
const ENCRYPTED_STREAM = Buffer.from('EncryptedPackage', 'utf16le');

/** @throws ImportError for files that are named .xlsx and are something else. */
function checkMark({ name, path }: InputFile): void {
  const head = readHead(path, COMPOUND_HEAD_BYTES);
  if (head.subarray(0, ZIP_MARK.length).equals(ZIP_MARK)) return;
  if (!head.subarray(0, COMPOUND_MARK.length).equals(COMPOUND_MARK) || head.length < COMPOUND_HEAD_BYTES)
    throw new ImportError(tableTexts.notWorkbook({ file: name }));
  const sector = 2 ** head.readUInt16LE(30);
  const at = (head.readUInt32LE(48) + 1) * sector;
  const directory = readHead(path, DIRECTORY_BYTES, at);
  throw new ImportError(
    directory.includes(ENCRYPTED_STREAM)
      ? tableTexts.password({ file: name })
      : tableTexts.oldWorkbook({ file: name })
  );
}

/** Facts of a sheet that are behind its rows in the file, or that decide whether it is read. */
interface SheetSurvey {
  readonly hasValues: boolean;
  /** Ranges of merged cells, such as A1:C1. */
  readonly merged: readonly string[];
}

const VALUE = /<(?:\w+:)?(?:v|is)[\s>]/;
const MERGED = /<(?:\w+:)?mergeCell\s[^>]*?\bref="([A-Z]+\d+:[A-Z]+\d+)"[^>]*>/g;
/** Longest tag that is found when two pieces divide it, characters. */
const MAX_TAG = 300;

/** Reads a sheet without its cells. */
async function surveySheet(zip: ZipArchive, { path }: WorkbookSheet): Promise<SheetSurvey> {
  const merged: string[] = [];
  let hasValues = false;
  let carried = '';
  for await (const piece of zip.stream(path)) {
    const text = carried + piece.toString('latin1');
    hasValues ||= VALUE.test(text);
    let end = 0;
    for (const match of text.matchAll(MERGED)) {
      merged.push(match[1]!);
      end = match.index + match[0].length;
    }
    carried = text.slice(Math.max(end, text.length - MAX_TAG));
  }
  return { hasValues, merged };
}

const quoteNames = (sheets: readonly WorkbookSheet[]): ImportText =>
  buildText((locale) =>
    sheets
      .map(({ name, isHidden }) => `'${name}'${isHidden ? tableTexts.hiddenSheet[locale] : ''}`)
      .join(', ')
  );

/** Returns the sheet to read: the named one, or the only visible one with values. */
function chooseSheet(
  file: string,
  { sheets }: Workbook,
  surveys: ReadonlyMap<WorkbookSheet, SheetSurvey>,
  named: string | null
): WorkbookSheet {
  if (named !== null) {
    const found =
      sheets.find(({ name }) => name === named) ??
      sheets.find(({ name }) => name.trim().toLowerCase() === named.trim().toLowerCase());
    if (found) return found;
    throw new ImportError(tableTexts.noSheet({ file, sheet: named, sheets: quoteNames(sheets) }));
  }
  const filled = sheets.filter((sheet) => surveys.get(sheet)!.hasValues);
  const visible = filled.filter(({ isHidden }) => !isHidden);
  const [only, second] = visible;
  if (only && !second) return only;
  if (filled.length === 0) throw createEmptyError(file);
  throw new ImportError(
    only
      ? tableTexts.severalSheets({ file, sheets: quoteNames(visible), first: only.name })
      : tableTexts.hiddenSheets({ file, sheets: quoteNames(filled), first: filled[0]!.name }),
    { question: { about: 'sheet', choices: filled.map(({ name }) => name) } }
  );
}

const createEmptyError = (file: string): ImportError => new ImportError(tableTexts.sheetEmpty({ file }));

interface MergedRange {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

function readRange(text: string): MergedRange {
  const [, from, to] = /^[A-Z]+(\d+):[A-Z]+(\d+)$/.exec(text)!;
  return { text, from: Number(from), to: Number(to) };
}

/** Returns the names of the columns. @throws ImportError for headings that are merged, repeated or unreadable. */
function readHeadings(
  file: string,
  sheet: string,
  { row, cells }: SheetRow,
  ranges: readonly MergedRange[]
): string[] {
  const merged = ranges.filter(({ from, to }) => from <= row && row <= to).map(({ text }) => text);
  if (merged.length > 0)
    throw new ImportError(tableTexts.mergedHeadings({ file, sheet, names: formatNames(merged) }));
  const width = Math.max(...cells.keys()) + 1;
  const headings = Array.from({ length: width }, (_, column) => {
    const value = cells.get(column) ?? '';
    if (value instanceof UnreadableCell)
      throw new ImportError(
        tableTexts.unreadableHeading({ file, column: column + 1, problem: value.problem })
      );
    return String(value).trim();
  });
  return checkColumnNames(file, headings);
}

/** Returns the properties of a row. Columns without a heading are left out where they are empty. */
function readProperties(headings: readonly string[], cells: SheetRow['cells']): Record<string, unknown> {
  const properties: Record<string, unknown> = {};
  headings.forEach((heading, column) => {
    const value = cells.get(column) ?? null;
    if (value !== null || heading !== nameUnheadedColumn(column)) properties[heading] = value;
  });
  for (const [column, value] of cells)
    if (column >= headings.length) properties[nameUnheadedColumn(column)] = value;
  return properties;
}

/** Most rows that a note names. */
const MAX_NAMED = 5;
const formatRows = (rows: readonly number[]): string =>
  `${rows.slice(0, MAX_NAMED).join(', ')}${rows.length > MAX_NAMED ? ' …' : ''}`;

interface SheetNotes {
  readonly file: string;
  readonly sheet: string;
  readonly hiddenRows: readonly number[];
  readonly hiddenColumns: readonly string[];
  readonly ranges: readonly MergedRange[];
}

function describeSheet({ file, sheet, hiddenRows, hiddenColumns, ranges }: SheetNotes): ImportText[] {
  return [
    ...(hiddenRows.length > 0
      ? [fileRemarks.hiddenRows({ file, sheet, count: hiddenRows.length, rows: formatRows(hiddenRows) })]
      : []),
    ...(hiddenColumns.length > 0
      ? [fileRemarks.hiddenColumns({ file, sheet, names: formatNames(hiddenColumns) })]
      : []),
    ...(ranges.length > 0
      ? [
          fileRemarks.mergedCells({
            ...{ file, sheet, count: ranges.length },
            names: formatNames(ranges.slice(0, MAX_NAMED).map(({ text }) => text))
          })
        ]
      : [])
  ];
}

async function* readSheet(
  file: string,
  zip: ZipArchive,
  sheet: WorkbookSheet,
  survey: SheetSurvey,
  workbook: Workbook,
  notes: ImportText[]
): AsyncGenerator<SourceRow> {
  const context = {
    texts: await readSharedTexts(file, zip, workbook.textsPath),
    meanings: await readMeanings(file, zip, workbook.stylesPath),
    calendar: workbook.calendar
  };
  const ranges = survey.merged.map(readRange);
  const reader = new SheetReader(file, context);
  const hiddenRows: number[] = [];
  let headings: string[] | null = null;
  let rows = 0;
  for await (const each of parsePieces(reader.parser, zip.stream(sheet.path), () => reader.take())) {
    if (headings === null) {
      headings = readHeadings(file, sheet.name, each, ranges);
      continue;
    }
    rows += 1;
    if (each.isHidden) hiddenRows.push(each.row);
    yield { row: each.row, properties: readProperties(headings, each.cells) };
  }
  if (rows === 0) throw createEmptyError(file);
  const { hiddenColumns } = reader;
  notes.push(...describeSheet({ file, sheet: sheet.name, hiddenRows, hiddenColumns, ranges }));
}

/** Yields the rows of a sheet of a workbook, numbered as in it. @throws ImportError when there is none to read. */
export async function* readXlsxRows(
  file: InputFile,
  notes: ImportText[],
  { sheet: named = null }: ReadOptions = {}
): AsyncGenerator<SourceRow> {
  const { name } = file;
  checkMark(file);
  const zip = await openZip(name, file.path);
  try {
    const workbook = await readWorkbook(name, zip);
    const surveys = new Map<WorkbookSheet, SheetSurvey>();
    for (const sheet of workbook.sheets) surveys.set(sheet, await surveySheet(zip, sheet));
    const sheet = chooseSheet(name, workbook, surveys, named);
    const others = workbook.sheets.filter((each) => each !== sheet && surveys.get(each)!.hasValues);
    if (others.length > 0) notes.push(fileRemarks.sheetsNotRead({ file: name, names: quoteNames(others) }));
    yield* readSheet(name, zip, sheet, surveys.get(sheet)!, workbook, notes);
  } finally {
    zip.close();
  }
}
