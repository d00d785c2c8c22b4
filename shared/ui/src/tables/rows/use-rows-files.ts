import type { FileTask } from '../export/use-file-task';
import { useFileTask } from '../export/use-file-task';
import type { RequestContext } from '../../kit/requests/use-request';
import { useUiTexts } from '../../base/use-ui-texts';
import { createOrderNotes } from './order-notes';
import { formatRowsCsv, formatRowsGeoJson } from './rows-files';
import type { RowsField, RowsOrder, RowsSource } from './rows-source';

/**
 * Converts a title to a file name: letters and digits of any script, with one hyphen for anything between them.
 */
const toFileName = (title: string): string =>
  title
    .toLocaleLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80);

const DEFAULT_ORDER: RowsOrder = { sort: null, search: '' };

/** Props for an `ExportMenu`. */
export interface RowsFiles {
  readonly subject: string;
  readonly fileName: string;
  readonly task: FileTask;
  csv(asking: RequestContext): Promise<string>;
  geoJson(asking: RequestContext): Promise<string>;
}

/**
 * Makes files of all records of a source, with notes on their provenance.
 * @param order search and sort order. @param fields columns of the CSV file; all fields when empty.
 */
export function useRowsFiles(
  rows: RowsSource,
  order: RowsOrder = DEFAULT_ORDER,
  fields: readonly RowsField[] = []
): RowsFiles {
  const t = useUiTexts();
  const task = useFileTask();
  const { sort, search } = order;
  const make = async (withShapes: boolean, write: typeof formatRowsCsv, asking: RequestContext) => {
    const all = await rows.fetchAll({ sort, search, withShapes }, asking);
    const notes = [...createOrderNotes(rows, order, all, t), ...(rows.notes ?? [])];
    return write(fields.length === 0 ? all : { ...all, fields }, notes);
  };
  return {
    subject: rows.title,
    fileName: toFileName(rows.title),
    task,
    csv: (asking) => make(false, formatRowsCsv, asking),
    geoJson: (asking) => make(true, formatRowsGeoJson, asking)
  };
}
