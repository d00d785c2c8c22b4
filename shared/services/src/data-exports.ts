import { dataExport, exportDataset } from '@site/domain';
import type { DataExport, ExportDataset, ExportFormat } from '@site/domain';
import { requestProductApi } from './http';
import { addQuery, parseList } from './records';
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

export interface ExportHistory {
  /** Newest first. */
  readonly exports: readonly DataExport[];
  /** Number on all pages. */
  readonly total: number;
}

/** Fetches a page of the earlier exports; pages count from 1. @throws {ApiClientError} */
export async function fetchExports(
  query: { readonly page: number; readonly limit: number },
  options: CallOptions = {}
): Promise<ExportHistory> {
  const answer = await requestProductApi<{ data?: unknown; total?: number }>(
    addQuery('/api/data-exports', { ...query }),
    options
  );
  const exports = parseList(dataExport, answer?.data);
  return { exports, total: answer.total ?? exports.length };
}
