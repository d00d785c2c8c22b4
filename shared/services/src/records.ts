import { restoredRows } from '@site/domain';
import type { RecordHistory, RecordPayload, RestoredRows } from '@site/domain';
import { ApiClientError, requestProductApi } from './http';
import type { ProductRequest } from './http';

/** Server and abort signal of a call. */
export type CallOptions = Pick<ProductRequest, 'serverUrl' | 'signal'>;

/** Options of a write. */
export interface WriteOptions extends CallOptions {
  /** Version that the change is based on; without it the change overwrites changes by others. */
  readonly version?: number;
  /** Idempotency key: a write repeated with it is not done again. */
  readonly idempotencyKey?: string;
}

/** Query of a list; other names are properties of the record, each with the accepted value or values. */
export interface ListQuery {
  /** Page, from 1; without page and limit the whole list is returned. */
  readonly page?: number;
  readonly limit?: number;
  /** Property to sort by, with a '-' in front for descending order. */
  readonly sort?: string;
  readonly search?: string;
  readonly [property: string]: string | number | readonly string[] | undefined;
}

export interface RecordPage<Record> {
  readonly records: readonly Record[];
  /** Count of records on all pages. */
  readonly total: number;
}

/** Parser of a response: a schema of the domain. */
export interface ResponseSchema<Value> {
  safeParse(
    value: unknown
  ): { readonly success: true; readonly data: Value } | { readonly success: false; readonly error: Error };
}

/**
 * Parses a value of a response with the schema. @throws {ApiClientError} 'bad_answer' when it does not match.
 */
export function parseResponse<Value>(reader: ResponseSchema<Value>, value: unknown): Value {
  const read = reader.safeParse(value);
  // Compared with false, because without strict null checks `!read.success` does not narrow the type (decision 78).
  if (read.success !== false) return read.data;
  throw new ApiClientError('bad_answer', 'The server returned an unexpected response.', 200, undefined, {
    cause: read.error
  });
}

const isRecord = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && typeof (value as { id?: unknown }).id === 'string';

/**
 * Parses the values of a list. A record with a value that the schema does not know (written past the API) is
 * returned as it is: one of them must not hide the others.
 * @throws {ApiClientError} 'bad_answer' when it is no list or no list of such values.
 */
export function parseList<Value>(reader: ResponseSchema<Value>, values: unknown): Value[] {
  if (!Array.isArray(values))
    throw new ApiClientError('bad_answer', 'The server did not return a list.', 200);
  return values.map((value) => {
    const read = reader.safeParse(value);
    return !read.success && isRecord(value) ? (value as Value) : parseResponse(reader, value);
  });
}

/** Adds a query to an address; undefined values are left out, a list becomes several parameters. */
export function addQuery(path: string, query: ListQuery): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map((one) => [name, String(one)])
  );
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs)}`;
}

/** Returns the address of one record. */
export const getRecordPath = (path: string, id: string): string => `${path}/${encodeURIComponent(id)}`;

/** Fetches the records of a `{ data, total }` response. */
export async function fetchRecords<Value>(
  reader: ResponseSchema<Value>,
  path: string,
  query: ListQuery,
  options: CallOptions
): Promise<RecordPage<Value>> {
  const answer = await requestProductApi<{ data?: unknown; total?: number }>(addQuery(path, query), options);
  const records = parseList(reader, answer?.data);
  return { records, total: answer.total ?? records.length };
}

/** Fetches the records of a feature collection. */
export async function fetchFeatures<Value>(
  reader: ResponseSchema<Value>,
  path: string,
  query: ListQuery,
  options: CallOptions
): Promise<RecordPage<Value>> {
  const answer = await requestProductApi<{
    features?: readonly { readonly properties?: unknown }[];
    total?: number;
  }>(addQuery(path, query), options);
  const records = parseList(
    reader,
    answer?.features?.map(({ properties }) => properties)
  );
  return { records, total: answer.total ?? records.length };
}

/** Fetches the record of a `{ data }` response. */
export async function fetchRecord<Value>(
  reader: ResponseSchema<Value>,
  path: string,
  request: ProductRequest = {}
): Promise<Value> {
  const answer = await requestProductApi<{ data?: unknown }>(path, request);
  return parseResponse(reader, answer?.data);
}

function writeHeaders({ version, idempotencyKey }: WriteOptions): Record<string, string> {
  const headers: Record<string, string> = {};
  if (version !== undefined) headers['if-match'] = `"${version}"`;
  if (idempotencyKey !== undefined) headers['idempotency-key'] = idempotencyKey;
  return headers;
}

/** Adds or updates a record. Returns the saved record. */
const writeRecord = <Value extends RecordHistory>(
  reader: ResponseSchema<Value>,
  method: 'POST' | 'PUT' | 'PATCH',
  path: string,
  body: object,
  options: WriteOptions
): Promise<Value> => {
  const { serverUrl, signal } = options;
  return fetchRecord(reader, path, { method, body, serverUrl, signal, headers: writeHeaders(options) });
};

/** Deletes a record. */
async function removeRecord(path: string, options: WriteOptions): Promise<void> {
  const { serverUrl, signal } = options;
  await requestProductApi(path, { method: 'DELETE', serverUrl, signal, headers: writeHeaders(options) });
}

/** A restored record. */
export interface RestoreResult<Value> {
  readonly record: Value;
  /**
   * Counts of rows of other tables (purchases allotted to an application) that were deleted with it and
   * restored.
   */
  readonly attached: RestoredRows;
}

/** Undoes a deletion. */
async function restoreRecord<Value>(
  reader: ResponseSchema<Value>,
  path: string,
  options: WriteOptions
): Promise<RestoreResult<Value>> {
  const { serverUrl, signal } = options;
  const answer = await requestProductApi<{ data?: unknown; attached?: unknown }>(`${path}/restore`, {
    method: 'POST',
    serverUrl,
    signal,
    headers: writeHeaders(options)
  });
  return {
    record: parseResponse(reader, answer?.data),
    attached: parseResponse(restoredRows, answer?.attached)
  };
}

/** Calls for one kind of record. Every call may throw {@link ApiClientError}. */
export interface RecordClient<Value> {
  /** Fetches all records, or a page. */
  list(query?: ListQuery, options?: CallOptions): Promise<RecordPage<Value>>;
  /** @throws 'record_not_found' when the record does not exist. */
  one(id: string, options?: CallOptions): Promise<Value>;
  /** Adds a record from the payload of the add form's `toPayload`. @throws with the invalid field. */
  create(payload: RecordPayload, options?: WriteOptions): Promise<Value>;
  /**
   * Updates a record with the payload of the edit form's `toPayload`.
   * @throws 'version_conflict' with both records in its details when another user has saved it first.
   */
  update(id: string, payload: RecordPayload, options?: WriteOptions): Promise<Value>;
  /** @throws as `update`. */
  remove(id: string, options?: WriteOptions): Promise<void>;
  /**
   * Undoes the last deletion: the record is back under its id, with the next version.
   * @throws 'record_not_found' when the trail has no deletion, 'record_exists' with the record in its details
   * when it was not deleted, 'cannot_restore' when it contains a value (`field`) that is no longer allowed.
   */
  restore(id: string, options?: Omit<WriteOptions, 'version'>): Promise<RestoreResult<Value>>;
}

/** Differences between the API's kinds of records. */
interface RecordEndpoint {
  /** Path of the records: '/api/customers'. */
  readonly path: string;
  /** Path of the list, if it differs from `path`. */
  readonly listPath?: string;
  /** The list is `{ data }` or a feature collection. */
  readonly lists: 'data' | 'features';
  readonly updates: 'PUT' | 'PATCH';
}

/** Creates the client for a kind of record from its schema and its addresses. */
export function createRecordClient<Value extends RecordHistory>(
  reader: ResponseSchema<Value>,
  { path, listPath = path, lists, updates }: RecordEndpoint
): RecordClient<Value> {
  const fetchList = lists === 'data' ? fetchRecords : fetchFeatures;
  return {
    list: (query = {}, options = {}) => fetchList(reader, listPath, query, options),
    one: (id, options = {}) => fetchRecord(reader, getRecordPath(path, id), options),
    create: (payload, options = {}) => writeRecord(reader, 'POST', path, payload, options),
    update: (id, payload, options = {}) =>
      writeRecord(reader, updates, getRecordPath(path, id), payload, options),
    remove: (id, options = {}) => removeRecord(getRecordPath(path, id), options),
    restore: (id, options = {}) => restoreRecord(reader, getRecordPath(path, id), options)
  };
}
