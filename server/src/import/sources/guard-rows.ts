import { ImportError } from '../import-error';
import { fileTexts } from '../texts/file-texts';
import { toText } from '../texts/import-text';
import type { InputFile } from '../dataset';
import type { SourceRow } from './source-row';

/** Converts an error of a library or the system while a file is read to a clear one that names the file. */
export function toImportError(name: string, error: unknown, row = 0): ImportError {
  if (error instanceof ImportError) return error;
  const { message, syscall } = error as NodeJS.ErrnoException;
  const damage = row === 0 ? fileTexts.damaged({ message }) : fileTexts.damagedAfter({ row, message });
  const why = syscall === undefined ? damage : toText(message);
  return new ImportError(fileTexts.unreadable({ file: name, why }), { cause: error });
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
