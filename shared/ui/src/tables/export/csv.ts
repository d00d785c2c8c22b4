import { formatCsvCell, formatCsvComment, groupPhone } from '@site/domain';
import type { ExportNote } from './export-note';

export type CsvValue = string | number | null;

export interface CsvTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly CsvValue[])[];
  readonly notes: readonly ExportNote[];
}

/** Without the byte order mark Excel decodes UTF-8 with the country's code page. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';
/** Cells of a note: its name and its value. */
const NOTE_CELLS = 2;

/** Formats a telephone number in groups, which a spreadsheet keeps as text. */
export const formatCsvPhone = (value: CsvValue): CsvValue =>
  typeof value === 'string' ? groupPhone(value) : value;

/**
 * Writes a table as RFC 4180 CSV that is safe to open in a spreadsheet and that the importer reads back. Inputs
 * and source follow the rows after an empty line, each marked as a comment. All lines have the same number of
 * cells, because some readers are strict.
 */
export function formatCsv({ columns, rows, notes }: CsvTable): string {
  const width = Math.max(columns.length, notes.length > 0 ? NOTE_CELLS : 0);
  const formatLine = (cells: readonly string[]): string =>
    Array.from({ length: Math.max(width, cells.length) }, (_, at) => cells[at] ?? '').join(',') + LINE_END;
  const table = [columns, ...rows].map((cells) => formatLine(cells.map(formatCsvCell))).join('');
  const about = notes
    .map(({ label, value }) => formatLine([formatCsvComment(label), formatCsvCell(value)]))
    .join('');
  return BYTE_ORDER_MARK + table + (notes.length > 0 ? LINE_END + about : '');
}
