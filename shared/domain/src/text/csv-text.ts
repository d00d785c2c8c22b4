/** A number or telephone number: a sign before it starts no formula. */
const SIGNED_NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
const SIGNED_PHONE = /^\+[\d ]+$/;
/** The first cell of a line of CSV that is no record. */
const COMMENT = '# ';
/** A text that begins with a sign that starts a formula or a comment, whatever apostrophes precede it. */
const GUARDED = /^'*(?:[=+\-@\t\r＝＋－＠]|# )/;

/**
 * Returns a text as a CSV cell holds it: an apostrophe before the signs with which a spreadsheet starts a formula and a
 * comment begins. A number and a telephone number stay as they are, for neither is a formula. `readCsvText` reads it back.
 * @example guardCsvText('=1+1') → "'=1+1"
 * @example guardCsvText('-4.5') → "-4.5"
 * @example guardCsvText('+234 803 123 4567') → "+234 803 123 4567"
 */
export const guardCsvText = (text: string): string =>
  GUARDED.test(text) && !SIGNED_NUMBER.test(text) && !SIGNED_PHONE.test(text) ? `'${text}` : text;

/**
 * Reads a text that `guardCsvText` wrote; any other text is returned unchanged.
 * @example readCsvText("'=1+1") → "=1+1"
 * @example readCsvText("'Ada's farm") → "'Ada's farm"
 */
export const readCsvText = (cell: string): string =>
  cell.startsWith("'") && GUARDED.test(cell) ? cell.slice(1) : cell;

const quote = (text: string): string =>
  /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replace(/"/g, '""')}"` : text;

/**
 * Returns a cell of CSV as RFC 4180 writes it: in quotation marks where it holds a comma, a quotation mark, a line break
 * or a blank at either end; null is an empty cell. Numbers have twelve digits, for sums of doubles carry noise beyond.
 * @example formatCsvCell('Uyo, "south"') → "\"Uyo, \"\"south\"\"\""
 * @example formatCsvCell(0.30000000000000004) → "0.3"
 */
export function formatCsvCell(value: string | number | null): string {
  if (value === null) return '';
  return quote(typeof value === 'number' ? String(Number(value.toPrecision(12))) : guardCsvText(value));
}

/**
 * Returns the first cell of a line that is about the table and no record of it.
 * @example formatCsvComment('Source') → "# Source"
 */
export const formatCsvComment = (text: string): string => quote(COMMENT + text);

/**
 * Whether a line of CSV is about the table and no record of it, by its cells as read.
 * @example isCsvComment(['# Source', 'https://site.example', '']) → true
 * @example isCsvComment(['# 5', 'Uyo', 'Akwa Ibom']) → false
 */
export const isCsvComment = ([first = '', , ...others]: readonly string[]): boolean =>
  first.startsWith(COMMENT) && others.every((cell) => cell === '');
