import { ImportError } from '../import-error';
import type { InputFile } from '../dataset';
import type { SourceRow } from './source-row';

/** Converts an error of a library or the system while a file is read to a clear one that names the file. */
export function toImportError(name: string, error: unknown, row = 0): ImportError {
  if (error instanceof ImportError) return error;
  const { message, syscall } = error as NodeJS.ErrnoException;
  const where = row === 0 ? '' : ` after row ${row}`;
  const why = syscall === undefined ? `it is damaged${where} (${message}). Get or export it again` : message;
  return new ImportError(`${name} cannot be read: ${why}.`, { cause: error });
}

/** Passes rows on. @throws ImportError for any error of the reader. */
export async function* guardRows(
  { name }: InputFile,
  rows: AsyncIterable<SourceRow>
): AsyncGenerator<SourceRow> {
  const iterator = rows[Symbol.asyncIterator]();
  let row = 0;
  try {
    for (;;) {
      let next: IteratorResult<SourceRow>;
      try {
        next = await iterator.next();
      } catch (error) {
        throw toImportError(name, error, row);
      }
      if (next.done) return;
      row = next.value.row;
      yield next.value;
    }
  } finally {
    await iterator.return?.();
  }
}
