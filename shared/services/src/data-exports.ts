import { exportDataset } from '@site/domain';
import type { ExportDataset, ExportFormat } from '@site/domain';
import { requestProductApi } from './http';
import { parseList } from './records';
import type { CallOptions } from './records';

/* Datasets that administrators export as files. */

/** Fetches the datasets that can be exported, with their number of rows. @throws {ApiClientError} */
export async function fetchExportDatasets(options: CallOptions = {}): Promise<ExportDataset[]> {
  const { data } = await requestProductApi<{ data?: unknown }>('/api/export-datasets', options);
  return parseList(exportDataset, data);
}

/**
 * Fetches all rows of a dataset as a file. The answer begins once the server has written it.
 * @throws {ApiClientError} 'export_' with a reason of EXPORT_PROBLEMS when the format cannot carry the rows.
 */
export const fetchExport = (
  dataset: string,
  format: ExportFormat,
  options: CallOptions = {}
): Promise<Blob> =>
  requestProductApi<Blob>(`/api/data-exports/${encodeURIComponent(dataset)}?format=${format}`, {
    ...options,
    isFile: true
  });
