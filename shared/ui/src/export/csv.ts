import type { ExportNote } from './about';

export type CsvValue = string | number | null;

export interface CsvTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly CsvValue[])[];
  readonly notes: readonly ExportNote[];
}

/** Without it Excel reads UTF-8 as the code page of the country. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

const isNumber = (text: string): boolean => text.trim() !== '' && Number.isFinite(Number(text));

/** A text that a spreadsheet would run as a formula gets an apostrophe, which tells it that this is text. */
const defused = (text: string): string => (/^[=+\-@\t\r]/.test(text) && !isNumber(text) ? `'${text}` : text);

function cell(value: CsvValue): string {
  if (value === null) return '';
  // Sums of doubles carry noise beyond the twelfth digit.
  const text = typeof value === 'number' ? String(Number(value.toPrecision(12))) : defused(value);
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replace(/"/g, '""')}"` : text;
}

const line = (values: readonly CsvValue[]): string => values.map(cell).join(',') + LINE_END;

/**
 * A table as RFC 4180 writes it, safe to open in a spreadsheet. Inputs and source follow the rows after an empty line:
 * the first line stays the header that every reader expects, and CSV knows no comments.
 */
export function csvText({ columns, rows, notes }: CsvTable): string {
  const table = [columns, ...rows].map(line).join('');
  const about = notes.map(({ label, value }) => line([label, value])).join('');
  return BYTE_ORDER_MARK + table + (notes.length > 0 ? LINE_END + about : '');
}
