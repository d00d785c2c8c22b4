import { ImportError } from '../import-error';
import type { InputFile } from '../dataset';
import type { SourceRow } from './source-row';

/** Turns what a library or the system throws while a file is read into an error in words that names the file. */
export function toImportError(name: string, error: unknown, row = 0): ImportError {
  if (error instanceof ImportError) return error;
  const { message, syscall } = error as NodeJS.ErrnoException;
  const where = row === 0 ? '' : ` after row ${row}`;
  const why = syscall === undefined ? `it is damaged${where} (${message}). Get or export it anew` : message;
  return new ImportError(`${name} cannot be read: ${why}.`, { cause: error });
}

/** Passes rows on. @throws ImportError, whatever the reader of the rows throws. */
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
