import type { FileTask } from '../export/use-file-task';
import { useFileTask } from '../export/use-file-task';
import type { Asking } from '../use-answer';
import { useUiTexts } from '../use-ui-texts';
import { orderNotes } from './order-notes';
import { rowsCsv, rowsGeoJson } from './rows-files';
import type { RowsField, RowsOrder, RowsSource } from './rows-source';

/**
 * Converts a title to a file name: letters and digits of any script, with one hyphen for anything between them.
 */
const fileNameOf = (title: string): string =>
  title
    .toLocaleLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80);

const AS_THEY_COME: RowsOrder = { sort: null, search: '' };

/** Props for an `ExportMenu`. */
interface RowsFiles {
  readonly subject: string;
  readonly fileName: string;
  readonly task: FileTask;
  csv(asking: Asking): Promise<string>;
  geoJson(asking: Asking): Promise<string>;
}

/**
 * Makes files of all records of a source, with notes on their provenance.
 * @param order search and sort order. @param fields columns of the CSV file; all fields when empty.
 */
export function useRowsFiles(
  rows: RowsSource,
  order: RowsOrder = AS_THEY_COME,
  fields: readonly RowsField[] = []
): RowsFiles {
  const t = useUiTexts();
  const task = useFileTask();
  const { sort, search } = order;
  const make = async (withShapes: boolean, write: typeof rowsCsv, asking: Asking) => {
    const all = await rows.fetchAll({ sort, search, withShapes }, asking);
    const notes = [...orderNotes(rows, order, all, t), ...(rows.notes ?? [])];
    return write(fields.length === 0 ? all : { ...all, fields }, notes);
  };
  return {
    subject: rows.title,
    fileName: fileNameOf(rows.title),
    task,
    csv: (asking) => make(false, rowsCsv, asking),
    geoJson: (asking) => make(true, rowsGeoJson, asking)
  };
}
