import { isCsvComment, readCsvText } from '@site/domain';
import { fileRemarks } from '../texts/remark-texts';
import type { ImportText } from '../texts/import-text';
import type { SourceRow } from './source-row';

/**
 * Yields the rows of a table as before an export: without the apostrophes that keep a spreadsheet from
 * running a text as a formula, and without the comment lines about the file.
 */
export async function* readExportedRows(
  file: string,
  rows: AsyncIterable<SourceRow>,
  notes: ImportText[]
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
  if (comments > 0) notes.push(fileRemarks.comments({ file, count: comments }));
}
