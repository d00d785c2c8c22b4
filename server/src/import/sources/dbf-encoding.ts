import { ImportError } from '../import-error';
import { readDbfField, readDbfRecords } from './dbf';
import { shapefileTexts } from '../texts/file-texts';
import { fileRemarks } from '../texts/remark-texts';
import { TextSurvey } from './text-survey';
import type { DbfHead, DecodeText } from './dbf';
import type { ImportText } from '../texts/import-text';
import type { FilePart } from './file-part';

/*
 * Detects the encoding of a .dbf file's texts: from its .cpg, from the texts themselves, or from its language
 * driver.
 */

/** Encoding labels by their names in .cpg files. */
const NAMES: Readonly<Record<string, string>> = { '65001': 'utf-8', utf8: 'utf-8', '10000': 'macintosh' };

/** Characters of the bytes from 0x80 on, for DOS code pages that TextDecoder does not support. */
const DOS_PAGES: Readonly<Record<string, string>> = {
  cp437:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0',
  cp850:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0'
};

/** Code pages by language driver, as in GDAL's shapefile driver (ConvertCodePage). */
const CODE_PAGES: Readonly<Record<number, string>> = Object.fromEntries(
  Object.entries({
    cp437: [1, 11, 13, 15, 17, 21, 24, 25, 27],
    cp850: [2, 10, 14, 16, 18, 20, 22, 26, 29, 37, 55],
    ibm866: [38, 101],
    shift_jis: [19, 123],
    gbk: [77, 122],
    'euc-kr': [78, 121],
    big5: [79, 120],
    'windows-874': [80, 124],
    macintosh: [4],
    'windows-1250': [200],
    'windows-1251': [201],
    'windows-1253': [203],
    'windows-1254': [202],
    'windows-1257': [204]
  }).flatMap(([page, drivers]) => drivers.map((driver) => [driver, page]))
);
/** Language drivers for Windows-1252, or for no code page. */
const ANSI = [0, 0x03, 0x57, 0x58, 0x59];

/** Returns a decoder for an encoding by name, or null when it is unknown. */
function findDecoder(encoding: string): DecodeText | null {
  const page = DOS_PAGES[encoding];
  if (page !== undefined)
    return (bytes) =>
      Array.from(bytes, (byte) => (byte < 0x80 ? String.fromCharCode(byte) : page[byte - 0x80])).join('');
  try {
    const decoder = new TextDecoder(encoding);
    return (bytes) => decoder.decode(bytes);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_ENCODING_NOT_SUPPORTED') return null;
    throw error;
  }
}

/** Returns the encoding that a .cpg file names. @throws ImportError when it is unknown. */
function readCpg(name: string, cpg: string): string {
  const named = cpg.trim().toLowerCase();
  const plain = named
    .replace(/^(ansi|cp|oem|ibm)[ _-]*(?=\d)/, '')
    .replace(/^iso[ _-]*(?=8859)/, '')
    .replace(/^ldid[ /]*/, 'ldid/');
  const [, part] = /^8859[ _-]*(\d{1,2})$/.exec(plain) ?? [];
  const [, driver] = /^ldid\/(\d+)$/.exec(plain) ?? [];
  const encoding =
    NAMES[plain] ??
    (part ? `iso-8859-${part}` : undefined) ??
    (driver
      ? (CODE_PAGES[Number(driver)] ?? (ANSI.includes(Number(driver)) ? 'windows-1252' : named))
      : undefined) ??
    (/^(125\d|874)$/.test(plain) ? `windows-${plain}` : undefined) ??
    (/^(437|850)$/.test(plain) ? `cp${plain}` : undefined) ??
    (plain === '866' ? 'ibm866' : named);
  if (findDecoder(encoding) !== null) return encoding;
  throw new ImportError(shapefileTexts.cpgUnsupported({ file: name, encoding: cpg.trim() }));
}

/** Removes a truncated UTF-8 character from the end of bytes. */
function dropPartialCharacter(bytes: Buffer): Buffer {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back]!;
    if (byte < 0x80) return bytes;
    if (byte < 0xc0) continue;
    const needs = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
    return needs > back ? bytes.subarray(0, bytes.length - back) : bytes;
  }
  return bytes;
}

const NEWLINE = Buffer.from('\n');

/** Surveys of a table's texts, unchanged and without truncated characters. */
interface TextSurveys {
  readonly whole: TextSurvey;
  readonly shortened: TextSurvey;
  /** Count of texts that end inside a character. */
  readonly cut: number;
}

function surveyTexts(name: string, head: DbfHead, table: FilePart): TextSurveys {
  const [whole, shortened] = [new TextSurvey(), new TextSurvey()];
  let cut = 0;
  const texts = head.columns.filter(({ type }) => type === 'C');
  for (const record of readDbfRecords(name, head, table))
    for (const column of record === null ? [] : texts) {
      const bytes = readDbfField(record!, column);
      if (bytes.every((byte) => byte < 0x80)) continue;
      const less = dropPartialCharacter(bytes);
      if (less.length < bytes.length) cut += 1;
      whole.add(Buffer.concat([bytes, NEWLINE]));
      shortened.add(Buffer.concat([less, NEWLINE]));
    }
  return { whole, shortened, cut };
}

interface DbfText {
  readonly head: DbfHead;
  readonly table: FilePart;
  /** Content of the .cpg file, or null. */
  readonly cpg: string | null;
}

function chooseEncoding(name: string, { head, table, cpg }: DbfText, notes: ImportText[]): string {
  const named = cpg?.trim() ? readCpg(name, cpg) : null;
  if (named !== null && named !== 'utf-8') return named;
  const file = shapefileTexts.table({ file: name });
  const { whole, shortened, cut } = surveyTexts(name, head, table);
  if (whole.isUtf8) return 'utf-8';
  if (shortened.isUtf8 && (named !== null || shortened.hasWideCharacters)) {
    notes.push(fileRemarks.cutTexts({ table: file, count: cut }));
    return 'utf-8';
  }
  const page = CODE_PAGES[head.driver];
  if (named === null && page !== undefined) return page;
  const encoding = whole.decideEncoding(file);
  if (named !== null) throw new ImportError(shapefileTexts.cpgWrong({ file: name }));
  const page16 = `0x${head.driver.toString(16).padStart(2, '0')}`;
  if (!ANSI.includes(head.driver))
    throw new ImportError(shapefileTexts.codePage({ table: file, page: page16 }));
  notes.push(whole.describeFallback(file));
  return encoding;
}

/**
 * Returns the decoder of a table's texts: the .cpg's encoding, else UTF-8 if the texts are valid UTF-8, else
 * the code page of the language driver, else Windows-1252.
 * @throws ImportError that names the encoding when it is unknown or contradicts the .cpg.
 */
export function openDbfText(name: string, text: DbfText, notes: ImportText[]): DecodeText {
  const encoding = chooseEncoding(name, text, notes);
  const decode = findDecoder(encoding)!;
  const whole: DecodeText = encoding === 'utf-8' ? (bytes) => decode(dropPartialCharacter(bytes)) : decode;
  return (bytes) => whole(bytes).replace(/^ +| +$/g, '');
}
