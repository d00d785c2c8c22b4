/* Values that a spreadsheet or a program left in a cell in place of what was entered. */

/**
 * An error of a formula, in any language of a spreadsheet ('#VALUE!', '#NOM?', '#¡REF!', 'Err:502'), or the signs that
 * fill a column which is too narrow ('####').
 */
const SPREADSHEET_ERROR =
  /^(?:#[¡¿]?[\p{L}\d/_]+[!?]|#N\/[ABD]|#N\/DISP|#NV|#(?:GETTING_DATA|BUSY)|Err:\d{3}|#{3,})$/iu;

/** The error of a formula that a cell holds, or null. */
export function findSpreadsheetError(value: unknown): string | null {
  if (Array.isArray(value)) return value.map(findSpreadsheetError).find((error) => error !== null) ?? null;
  const text = typeof value === 'string' ? value.trim() : '';
  return SPREADSHEET_ERROR.test(text) ? text : null;
}

export const spreadsheetErrorProblem = (error: string): string =>
  `holds the spreadsheet error '${error}'; enter the value, or leave out the formula that failed`;

/** White space, controls and characters without a shape: soft hyphens, zero width spaces, byte order marks, fillers. */
const INVISIBLE = String.raw`[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]`;
const INVISIBLE_ENDS = new RegExp(`^${INVISIBLE}+|${INVISIBLE}+$`, 'gu');

/** The text without the invisible characters at its ends. */
export const trimInvisible = (text: string): string => text.replace(INVISIBLE_ENDS, '');

/** Words that programs and people write where a value is missing. */
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
/** Marks alone, such as a dash. */
const MARKS_ONLY = /^[^\p{L}\p{N}]+$/u;

/** Whether a text stands for a missing value: 'NULL', 'N/A', 'nan', '-'. */
export function isPlaceholder(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  const text = trimInvisible(value);
  return PLACEHOLDERS.includes(text.toLowerCase()) || MARKS_ONLY.test(text);
}

/** A number as a spreadsheet or a program shortens it: '2.34803E+12'. Its last digits are lost. */
const SHORTENED = /^[+-]?\d+(?:[.,]\d*)?e[+-]\d{2,}$/i;
export const isShortenedNumber = (text: string): boolean => SHORTENED.test(text);
