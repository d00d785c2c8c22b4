import {
  dataImport,
  importDatasets,
  importPreview,
  importRun,
  importUndo,
  importUpload,
  notedRow,
  ownLayerProposal
} from '@site/domain';
import type {
  DataImport,
  ImportChoice,
  ImportDatasets,
  ImportPreview,
  ImportRun,
  ImportUndo,
  ImportUpload,
  Locale,
  OwnLayerProposal
} from '@site/domain';
import { requestProductApi } from './http';
import type { ProductRequest } from './http';
import { addQuery, fetchRecord, parseList, parseResponse } from './records';
import type { CallOptions } from './records';

/* Files that administrators import on a page, and the history of imports. */

/** Fetches the datasets that files can be imported into, and how files are read. @throws {ApiClientError} */
export const fetchImportDatasets = async (options: CallOptions = {}): Promise<ImportDatasets> =>
  parseResponse(importDatasets, await requestProductApi('/api/import-datasets', options));

/**
 * Uploads a file for an import.
 * @throws {ApiClientError} 'unreadable_file' for a file of another kind, 'upload_refused' for one that is empty or
 * too large.
 */
export const uploadImportFile = (
  name: string,
  file: Blob,
  options: CallOptions & Pick<ProductRequest, 'onProgress'> = {}
): Promise<ImportUpload> =>
  fetchRecord(importUpload, addQuery('/api/import-files', { name }), { ...options, method: 'POST', file });

const getFilePath = (id: string, part = ''): string => `/api/import-files/${encodeURIComponent(id)}${part}`;

/**
 * Fetches the first rows of an uploaded file, and the datasets that it fits.
 * @throws {ApiClientError} 'unreadable_file', whose field is 'sheet', 'layer' or 'crs' when one has to be chosen.
 */
export const previewImportFile = (
  id: string,
  reading: Pick<ImportChoice, 'crs' | 'sheet' | 'layer'>,
  options: CallOptions = {}
): Promise<ImportPreview> =>
  fetchRecord(importPreview, getFilePath(id, '/preview'), { ...options, method: 'POST', body: reading });

/**
 * Reads a whole uploaded file, and fetches its shapes and columns as the fields of a layer of its own.
 * @throws {ApiClientError} 'unreadable_file' for a file without places.
 */
export const proposeImportLayer = (
  id: string,
  reading: Pick<ImportChoice, 'crs' | 'sheet' | 'layer'>,
  options: CallOptions = {}
): Promise<OwnLayerProposal> =>
  fetchRecord(ownLayerProposal, getFilePath(id, '/own-layer'), { ...options, method: 'POST', body: reading });

/**
 * Begins to check or to import an uploaded file.
 * @throws {ApiClientError} 'import_running' while another one runs.
 */
export const beginImportRun = (
  id: string,
  kind: ImportRun['kind'],
  choice: ImportChoice,
  options: CallOptions = {}
): Promise<ImportRun> =>
  fetchRecord(importRun, getFilePath(id, `/${kind}`), { ...options, method: 'POST', body: choice });

/**
 * Fetches the state of the last check or import of a file; null before the first one.
 * @throws {ApiClientError} 'not_found' once the file is gone.
 */
export async function fetchImportRun(id: string, options: CallOptions = {}): Promise<ImportRun | null> {
  const { data } = await requestProductApi<{ data?: unknown }>(getFilePath(id), options);
  return data === null ? null : parseResponse(importRun, data);
}

/** Fetches a page of the rows with notes of the last check or import; pages count from 1. @throws {ApiClientError} */
export async function fetchNotedRows(
  id: string,
  page: number,
  options: CallOptions = {}
): Promise<ImportRun['notedRows']> {
  const path = addQuery(getFilePath(id, '/noted-rows'), { page });
  const { data } = await requestProductApi<{ data?: unknown }>(path, options);
  return parseList(notedRow, data);
}

/** Fetches all notes on rows of the last check or import as CSV, in a language. @throws {ApiClientError} */
export const fetchImportNotes = (id: string, lang: Locale, options: CallOptions = {}): Promise<Blob> =>
  requestProductApi<Blob>(addQuery(getFilePath(id, '/notes.csv'), { lang }), { ...options, isFile: true });

/**
 * Cancels the check or import of a file, and returns its state once it has ended: 'cancelled', or 'done' when the rows
 * were written already. @throws {ApiClientError}
 */
export async function cancelImportRun(id: string, options: CallOptions = {}): Promise<ImportRun | null> {
  const path = getFilePath(id, '/run');
  const { data } = await requestProductApi<{ data?: unknown }>(path, { ...options, method: 'DELETE' });
  return data === null ? null : parseResponse(importRun, data);
}

/** Removes an uploaded file. @throws {ApiClientError} */
export const removeImportFile = (id: string, options: CallOptions = {}): Promise<void> =>
  requestProductApi(getFilePath(id), { ...options, method: 'DELETE' });

export interface ImportHistory {
  /** Newest first. */
  readonly imports: readonly DataImport[];
  /** Number on all pages. */
  readonly total: number;
}

/** Fetches a page of the history of imports; pages count from 1. @throws {ApiClientError} */
export async function fetchImports(
  query: { readonly page?: number; readonly limit?: number } = {},
  options: CallOptions = {}
): Promise<ImportHistory> {
  const answer = await requestProductApi<{ data?: unknown; total?: number }>(
    addQuery('/api/imports', { ...query }),
    options
  );
  const imports = parseList(dataImport, answer?.data);
  return { imports, total: answer.total ?? imports.length };
}

/**
 * Undoes an import, or with `dryRun` only counts.
 * @throws {ApiClientError} 'import_undone', 'import_not_stored', 'later_imports', 'import_of_other_version' or
 * 'missing_reference'.
 */
export const undoDataImport = (
  id: string,
  body: { readonly changedRows: 'keep' | 'undo'; readonly dryRun: boolean },
  options: CallOptions = {}
): Promise<ImportUndo> =>
  fetchRecord(importUndo, `/api/imports/${encodeURIComponent(id)}/undo`, {
    ...options,
    method: 'POST',
    body
  });
