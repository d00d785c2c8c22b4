import { Readable, pipeline } from 'node:stream';
import { parse } from 'csv-parse';
import { ImportError } from '../import-error';
import { textPieces } from './text-file';
import type { InputFile } from '../dataset';
import type { SourceRow } from './source-row';

interface Parsed {
  readonly record: Record<string, string>;
  readonly info: { readonly lines: number };
}

/** What a column without a heading is called; letters stand in the way of none that a field has. */
const headless = (index: number): string => `(column ${index + 1}, without a heading)`;

/** Names of the columns. @throws ImportError where two are called the same or other signs than commas part them. */
function namesOf(file: string, header: readonly string[]): string[] {
  const [only = ''] = header;
  const other = [';', '\t', '|'].find((sign) => only.includes(sign));
  if (header.length === 1 && other !== undefined)
    throw new ImportError(
      `${file} parts its columns with ${JSON.stringify(other)}; save it with commas between them ("CSV UTF-8, comma delimited").`
    );
  const twin = header.find((name, index) => name !== '' && header.indexOf(name) !== index);
  if (twin !== undefined)
    throw new ImportError(`${file} has two columns called '${twin}'; rename or remove one of them.`);
  return header.map((name, index) => name || headless(index));
}

/** The rows of a CSV file with a header line, numbered by line. @throws ImportError where it is no CSV. */
export async function* csvRows(file: InputFile, notes: string[]): AsyncGenerator<SourceRow> {
  const { name } = file;
  let nameless: string[] = [];
  const columns = (header: string[]): string[] => {
    nameless = header.flatMap((heading, index) => (heading === '' ? [headless(index)] : []));
    return namesOf(name, header);
  };
  const parser = parse({ skip_empty_lines: true, trim: true, columns, info: true });
  // What goes wrong on the way comes out of the parser, which is read below.
  pipeline(Readable.from(textPieces(file, notes)), parser, () => undefined);
  let any = false;
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      any = true;
      // A spreadsheet leaves empty columns at the end; one that holds something is named in the report.
      for (const column of nameless) if (record[column] === '') delete record[column];
      yield { row: info.lines, properties: record };
    }
  } catch (error) {
    if (!('code' in (error as Error)) || !String((error as NodeJS.ErrnoException).code).startsWith('CSV_'))
      throw error;
    throw new ImportError(`${name} is not a CSV file: ${(error as Error).message}.`, { cause: error });
  }
  if (!any) throw new ImportError(`${name} has no rows; it needs a header line and a line for each row.`);
}
