import { isCsvComment, readCsvText } from '@site/domain';
import { formatRows } from '../format-rows';
import type { SourceRow } from './source-row';

/**
 * Yields the rows of a table as before an export: without the apostrophes that keep a spreadsheet from
 * running a text as a formula, and without the comment lines about the file.
 */
export async function* readExportedRows(
  file: string,
  rows: AsyncIterable<SourceRow>,
  notes: string[]
): AsyncGenerator<SourceRow> {
  let comments = 0;
  for await (const { row, properties } of rows) {
    const entries = Object.entries(properties);
    if (isCsvComment(entries.map(([, cell]) => String(cell ?? '')))) comments += 1;
    else
      yield {
        row,
        properties: Object.fromEntries(
          entries.map(([column, cell]) => [column, typeof cell === 'string' ? readCsvText(cell) : cell])
        )
      };
  }
  if (comments === 0) return;
  const describes =
    comments === 1
      ? "that begins with '# ' describes its source and is"
      : "that begin with '# ' describe its source and are";
  notes.push(`${formatRows(comments, 'line', 'lines')} of ${file} ${describes} not read.`);
}
