/** A signed number or telephone number; its sign does not start a formula. */
const SIGNED_NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
const SIGNED_PHONE = /^\+[\d ]+$/;
/** Prefix of the first cell of a CSV comment line. */
const COMMENT = '# ';
/** A text that begins with the sign of a formula or comment, after any number of apostrophes. */
const GUARDED = /^'*(?:[=+\-@\t\r＝＋－＠]|# )/;

/**
 * Escapes a text for a CSV cell: an apostrophe precedes the signs that start a formula in a spreadsheet, or a
 * comment. Numbers and telephone numbers are not escaped, since neither is a formula. `readCsvText` reads it
 * back.
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

const quoteCsvCell = (text: string): string =>
  /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replace(/"/g, '""')}"` : text;

/**
 * Formats a cell of CSV by RFC 4180: quoted when it contains a comma, a quotation mark or a line break, or
 * begins or ends with a blank; null is an empty cell. Numbers have twelve significant digits, since further
 * digits of sums of doubles are noise.
 * @example formatCsvCell('Uyo, "south"') → "\"Uyo, \"\"south\"\"\""
 * @example formatCsvCell(0.30000000000000004) → "0.3"
 */
export function formatCsvCell(value: string | number | null): string {
  if (value === null) return '';
  return quoteCsvCell(
    typeof value === 'number' ? String(Number(value.toPrecision(12))) : guardCsvText(value)
  );
}

/**
 * Formats the first cell of a comment line, which describes the table and is not a record.
 * @example formatCsvComment('Source') → "# Source"
 */
export const formatCsvComment = (text: string): string => quoteCsvCell(COMMENT + text);

/**
 * Returns whether the parsed cells of a CSV line are a comment, not a record: the first begins with '# ' and
 * all after the second are empty.
 * @example isCsvComment(['# Source', 'https://site.example', '']) → true
 * @example isCsvComment(['# 5', 'Uyo', 'Akwa Ibom']) → false
 */
export const isCsvComment = ([first = '', , ...others]: readonly string[]): boolean =>
  first.startsWith(COMMENT) && others.every((cell) => cell === '');
