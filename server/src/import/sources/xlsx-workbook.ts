import { ImportError } from '../import-error';
import { tableTexts } from '../texts/file-texts';
import type { ImportText } from '../texts/import-text';
import { readFormat } from './xlsx-formats';
import { unescapeText } from './xlsx-sheet';
import { createXmlParser, parsePieces } from './xml-parser';
import type { NumberMeaning, WorkbookCalendar } from './xlsx-formats';
import type { XmlHandlers } from './xml-parser';
import type { ZipArchive } from './zip';

/* Reads the parts of a workbook beside its sheets (ECMA-376, part 1, 18.2, 18.4 and 18.8). */

export interface WorkbookSheet {
  readonly name: string;
  readonly isHidden: boolean;
  /** File in the archive. */
  readonly path: string;
}

export interface Workbook {
  readonly sheets: readonly WorkbookSheet[];
  readonly calendar: WorkbookCalendar;
  /** Files of the texts and of the formats; null when the workbook has none. */
  readonly textsPath: string | null;
  readonly stylesPath: string | null;
}

type Open = XmlHandlers['open'];
const ignore = (): void => undefined;

/** Reads a part for its elements. @throws ImportError when it is no XML. */
async function readPart(
  file: string,
  zip: ZipArchive,
  path: string,
  handlers: Partial<XmlHandlers>
): Promise<void> {
  const parser = createXmlParser(file, 'a workbook', {
    open: ignore,
    close: ignore,
    text: ignore,
    ...handlers
  });
  await parsePieces(parser, zip.stream(path), () => []).next();
}

const createWorkbookError = (file: string, why: ImportText): ImportError =>
  new ImportError(tableTexts.brokenWorkbook({ file, why }));

/** Returns a path in the archive, relative to the folder of another part. */
function resolvePart(from: string, target: string): string {
  const base = new URL(from, 'zip:///');
  return decodeURIComponent(new URL(target, base).pathname.slice(1));
}

interface Relationship {
  readonly id: string;
  /** Last part of its type: 'worksheet', 'styles'. */
  readonly type: string;
  readonly path: string;
}

async function readRelationships(file: string, zip: ZipArchive, part: string): Promise<Relationship[]> {
  const found: Relationship[] = [];
  const rels = part.replace(/([^/]*)$/, '_rels/$1.rels');
  const open: Open = (name, { Id = '', Type = '', Target = '', TargetMode }) => {
    if (name === 'Relationship' && TargetMode !== 'External')
      found.push({ id: Id, type: Type.replace(/^.*\//, ''), path: resolvePart(part, Target) });
  };
  await readPart(file, zip, rels, { open });
  return found;
}

/** Reads the list of sheets. @throws ImportError when the archive is no workbook. */
export async function readWorkbook(file: string, zip: ZipArchive): Promise<Workbook> {
  if (!zip.names.includes('_rels/.rels')) throw createWorkbookError(file, tableTexts.noParts);
  const main = (await readRelationships(file, zip, '')).find(({ type }) => type === 'officeDocument')?.path;
  if (main === undefined || !zip.names.includes(main))
    throw createWorkbookError(file, tableTexts.noWorkbookPart);
  if (!main.endsWith('.xml')) throw createWorkbookError(file, tableTexts.binaryWorkbook);
  const parts = await readRelationships(file, zip, main);
  const sheets: WorkbookSheet[] = [];
  let calendar: WorkbookCalendar = 1900;
  const open: Open = (name, attributes) => {
    if (name === 'workbookPr' && /^(1|true)$/.test(attributes.date1904 ?? '')) calendar = 1904;
    if (name !== 'sheet') return;
    const [, id] = Object.entries(attributes).find(([key]) => /:id$/.test(key)) ?? [];
    const part = parts.find((each) => each.id === id);
    // Sheets of charts and dialogues have no cells.
    if (part?.type === 'worksheet')
      sheets.push({
        name: attributes.name ?? '',
        isHidden: /hidden/i.test(attributes.state ?? ''),
        path: part.path
      });
  };
  await readPart(file, zip, main, { open });
  const missing = sheets.find(({ path }) => !zip.names.includes(path));
  if (sheets.length === 0 || missing) throw createWorkbookError(file, tableTexts.noSheets);
  const findPath = (type: string): string | null => {
    const path = parts.find((part) => part.type === type)?.path;
    return path !== undefined && zip.names.includes(path) ? path : null;
  };
  return { sheets, calendar, textsPath: findPath('sharedStrings'), stylesPath: findPath('styles') };
}

/** Maximum of text that the cells of a workbook share, characters: it is held in memory. */
const MAX_TEXT = 100_000_000;

/** Reads the texts that cells share. @throws ImportError when they do not fit the memory. */
export async function readSharedTexts(file: string, zip: ZipArchive, path: string | null): Promise<string[]> {
  const texts: string[] = [];
  if (path === null) return texts;
  let text = '';
  let total = 0;
  let isText = false;
  let isPhonetic = false;
  await readPart(file, zip, path, {
    open: (name) => {
      if (name === 'si') text = '';
      if (name === 'rPh') isPhonetic = true;
      isText = name === 't' && !isPhonetic;
    },
    close: (name) => {
      isText = false;
      if (name === 'rPh') isPhonetic = false;
      if (name === 'si') texts.push(unescapeText(text));
    },
    text: (piece) => {
      if (!isText) return;
      text += piece;
      total += piece.length;
      if (total > MAX_TEXT)
        throw new ImportError(tableTexts.muchText({ file, millions: MAX_TEXT / 1_000_000 }));
    }
  });
  return texts;
}

/** Reads the meanings of numbers by the style of a cell. */
export async function readMeanings(
  file: string,
  zip: ZipArchive,
  path: string | null
): Promise<NumberMeaning[]> {
  const meanings: NumberMeaning[] = [];
  if (path === null) return meanings;
  const codes = new Map<number, string>();
  let inCells = false;
  await readPart(file, zip, path, {
    open: (name, { numFmtId = '0', formatCode = '' }) => {
      if (name === 'numFmt') codes.set(Number(numFmtId), formatCode);
      if (name === 'cellXfs') inCells = true;
      if (name === 'xf' && inCells) meanings.push(readFormat(Number(numFmtId), codes.get(Number(numFmtId))));
    },
    close: (name) => {
      if (name === 'cellXfs') inCells = false;
    }
  });
  return meanings;
}
