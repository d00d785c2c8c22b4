import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { parse } from 'csv-parse';
import { ImportError } from '../import-error';
import type { InputFile } from '../dataset';
import type { SourceRow } from './source-row';

interface Parsed {
  readonly record: Readonly<Record<string, string>>;
  readonly info: { readonly lines: number };
}

/** The rows of a CSV file with a header line, numbered by line. @throws ImportError where it is no CSV. */
export async function* csvRows({ name, path }: InputFile): AsyncGenerator<SourceRow> {
  const parser = parse({ bom: true, skip_empty_lines: true, trim: true, columns: true, info: true });
  // What goes wrong on the way comes out of the parser, which is read below.
  pipeline(createReadStream(path), parser, () => undefined);
  let any = false;
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      any = true;
      yield { row: info.lines, properties: record };
    }
  } catch (error) {
    if (!('code' in (error as Error)) || !String((error as NodeJS.ErrnoException).code).startsWith('CSV_'))
      throw error;
    throw new ImportError(`${name} is not a CSV file: ${(error as Error).message}.`, { cause: error });
  }
  if (!any) throw new ImportError(`${name} has no rows; it needs a header line and a line for each row.`);
}

/** A number written in a cell, or null. */
export function numberIn(cell: string): number | null {
  const value = cell.trim() === '' ? Number.NaN : Number(cell);
  return Number.isFinite(value) ? value : null;
}
