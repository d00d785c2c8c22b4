import { parse } from 'csv-parse/sync';
import { ImportError } from './import-error';

export type CsvRow = Readonly<Record<string, string>>;

export interface CsvFile {
  readonly columns: readonly string[];
  readonly rows: readonly CsvRow[];
}

/** Reads CSV text with a header line. */
export function readCsv(name: string, text: string): CsvFile {
  try {
    const [header, ...lines] = parse(text, { bom: true, skip_empty_lines: true, trim: true }) as string[][];
    if (!header) throw new ImportError(`${name} is empty.`);
    const rows = lines.map((line) =>
      Object.fromEntries(header.map((column, index) => [column, line[index] ?? '']))
    );
    return { columns: header, rows };
  } catch (error) {
    if (error instanceof ImportError) throw error;
    throw new ImportError(`${name} is not a CSV file: ${(error as Error).message}.`, { cause: error });
  }
}

/** A number written in a cell, or null. */
export function numberIn(cell: string): number | null {
  const value = cell.trim() === '' ? Number.NaN : Number(cell);
  return Number.isFinite(value) ? value : null;
}
