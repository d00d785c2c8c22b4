/* Detects values that a spreadsheet or a program left in a cell in place of the entered one. */

/**
 * An error of a formula, in any language of a spreadsheet ('#VALUE!', '#NOM?', '#¡REF!', 'Err:502'), or the
 * characters that fill a column which is too narrow ('####').
 */
const SPREADSHEET_ERROR =
  /^(?:#[¡¿]?[\p{L}\d/_]+[!?]|#N\/[ABD]|#N\/DISP|#NV|#DIV\/0|#(?:GETTING_DATA|BUSY)|Err:\d{3}|#{3,})$/iu;

/** Returns the formula error of a cell, or null. */
export function findSpreadsheetError(value: unknown): string | null {
  if (Array.isArray(value)) return value.map(findSpreadsheetError).find((error) => error !== null) ?? null;
  const text = typeof value === 'string' ? value.trim() : '';
  return SPREADSHEET_ERROR.test(text) ? text : null;
}

/**
 * White space, control characters and invisible characters: soft hyphens, zero width spaces, byte order marks,
 * fillers.
 */
const INVISIBLE = String.raw`[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]`;
const INVISIBLE_START = new RegExp(`^${INVISIBLE}+`, 'u');
const LAST_IS_INVISIBLE = new RegExp(`^${INVISIBLE}$`, 'u');
const VISIBLE_ASCII = /^[!-~](?:.*[!-~])?$/s;

/** Removes invisible characters from both ends of a text. */
export function trimInvisible(text: string): string {
  // Fast path for nearly every cell.
  if (VISIBLE_ASCII.test(text)) return text;
  const begun = text.replace(INVISIBLE_START, '');
  let end = begun.length;
  while (end > 0) {
    const isPair = /^[\udc00-\udfff]$/.test(begun[end - 1]!) && end > 1;
    const start = end - (isPair ? 2 : 1);
    if (!LAST_IS_INVISIBLE.test(begun.slice(start, end))) break;
    end = start;
  }
  return begun.slice(0, end);
}

/** Placeholders that programs and people enter for a missing value. */
const PLACEHOLDERS = [
  'null',
  '(null)',
  '<null>',
  '\\n',
  'nil',
  'none',
  'nan',
  'undefined',
  'n/a',
  'na',
  'n.a.',
  'n/d',
  'n.d.',
  'nd',
  '(blank)',
  'blank',
  '(empty)',
  'empty',
  'missing',
  'unknown',
  'aucun',
  'aucune',
  'inconnu',
  'néant'
];
/** Only punctuation, such as a dash. */
const MARKS_ONLY = /^[^\p{L}\p{N}]+$/u;

/** Returns whether a text is a placeholder for a missing value: 'NULL', 'N/A', 'nan', '-'. */
export function isPlaceholder(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  const text = trimInvisible(value);
  return PLACEHOLDERS.includes(text.toLowerCase()) || MARKS_ONLY.test(text);
}

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)';
/**
 * A day to which a spreadsheet converts a code such as '3-4' ('03-Apr', 'Apr-03'), or a logical value from a
 * word.
 */
const MADE_OF_CODE = new RegExp(
  `^(?:\\d{1,2}-${MONTH}(?:-\\d{2,4})?|${MONTH}-\\d{1,4}|true|false|vrai|faux)$`,
  'i'
);
export const isSpreadsheetConverted = (text: string): boolean => MADE_OF_CODE.test(text);

/**
 * A number in the shortened notation of a spreadsheet or a program: '2.34803E+12'. Its last digits are lost.
 */
const SHORTENED_NUMBER = /^[+-]?\d+(?:[.,]\d*)?e[+-]\d{2,}$/i;
export const isShortenedNumber = (text: string): boolean => SHORTENED_NUMBER.test(text);
