import { restoredRows } from '@site/domain';
import type { Payload, RecordHistory, RestoredRows } from '@site/domain';
import { ApiClientError, productRequest } from './http';
import type { ProductRequest } from './http';

/** Where a call goes and how it is given up. */
export type CallOptions = Pick<ProductRequest, 'serverUrl' | 'signal'>;

/** How a write is made. */
export interface WriteOptions extends CallOptions {
  /** Version the change is based on; without it the change is made whatever others did meanwhile. */
  readonly version?: number;
  /** A name for this write: repeated with it, it is not done again. */
  readonly idempotencyKey?: string;
}

/** What a list is asked for; other names are properties of the record, each with the value or values it may have. */
export interface ListQuery {
  /** Page, from 1; without page and limit the list is whole. */
  readonly page?: number;
  readonly limit?: number;
  /** Property, '-' before it for the other way round. */
  readonly sort?: string;
  readonly search?: string;
  readonly [property: string]: string | number | readonly string[] | undefined;
}

export interface RecordPage<Record> {
  readonly records: readonly Record[];
  /** How many there are on all pages. */
  readonly total: number;
}

/** What reads an answer: a schema of the domain. */
export interface Reader<Value> {
  safeParse(
    value: unknown
  ): { readonly success: true; readonly data: Value } | { readonly success: false; readonly error: Error };
}

/** A value of an answer as the schema reads it. @throws {ApiClientError} 'bad_answer' for one that is none. */
export function readAnswer<Value>(reader: Reader<Value>, value: unknown): Value {
  const read = reader.safeParse(value);
  // Compared, since without null checks `!read.success` tells the compiler nothing (decision 78).
  if (read.success !== false) return read.data;
  throw new ApiClientError(
    'bad_answer',
    'The server answered something else than was asked for.',
    200,
    undefined,
    {
      cause: read.error
    }
  );
}

const isRecord = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && typeof (value as { id?: unknown }).id === 'string';

/**
 * The values of a list. A record with a value that the schema does not know (somebody wrote it past the calls) is given
 * as the server has it: one of them must not hide the others.
 * @throws {ApiClientError} 'bad_answer' for what is no list, or no list of such values.
 */
export function readList<Value>(reader: Reader<Value>, values: unknown): Value[] {
  if (!Array.isArray(values))
    throw new ApiClientError('bad_answer', 'The server answered without a list.', 200);
  return values.map((value) => {
    const read = reader.safeParse(value);
    return !read.success && isRecord(value) ? (value as Value) : readAnswer(reader, value);
  });
}

/** An address with its query; what is undefined is left out, a list is several parameters. */
export function withQuery(path: string, query: ListQuery): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map((one) => [name, String(one)])
  );
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs)}`;
}

/** The address of one record. */
export const recordAddress = (path: string, id: string): string => `${path}/${encodeURIComponent(id)}`;

/** The records of `{ data, total }`. */
export async function fetchRecords<Value>(
  reader: Reader<Value>,
  path: string,
  query: ListQuery,
  options: CallOptions
): Promise<RecordPage<Value>> {
  const answer = await productRequest<{ data?: unknown; total?: number }>(withQuery(path, query), options);
  const records = readList(reader, answer?.data);
  return { records, total: answer.total ?? records.length };
}

/** The records of a feature collection. */
export async function fetchFeatures<Value>(
  reader: Reader<Value>,
  path: string,
  query: ListQuery,
  options: CallOptions
): Promise<RecordPage<Value>> {
  const answer = await productRequest<{
    features?: readonly { readonly properties?: unknown }[];
    total?: number;
  }>(withQuery(path, query), options);
  const records = readList(
    reader,
    answer?.features?.map(({ properties }) => properties)
  );
  return { records, total: answer.total ?? records.length };
}

/** The record of `{ data }`. */
export async function fetchRecord<Value>(
  reader: Reader<Value>,
  path: string,
  request: ProductRequest = {}
): Promise<Value> {
  const answer = await productRequest<{ data?: unknown }>(path, request);
  return readAnswer(reader, answer?.data);
}

function writeHeaders({ version, idempotencyKey }: WriteOptions): Record<string, string> {
  const headers: Record<string, string> = {};
  if (version !== undefined) headers['if-match'] = `"${version}"`;
  if (idempotencyKey !== undefined) headers['idempotency-key'] = idempotencyKey;
  return headers;
}

/** Enters or changes a record; gives it as it is then. */
const writeRecord = <Value extends RecordHistory>(
  reader: Reader<Value>,
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
  await productRequest(path, { method: 'DELETE', serverUrl, signal, headers: writeHeaders(options) });
}

/** A record that was deleted and is back. */
export interface Restored<Value> {
  readonly record: Value;
  /** How many rows of other tables (purchases allotted to an application) the deletion took, and how many are back. */
  readonly attached: RestoredRows;
}

/** Undoes a deletion. */
async function restoreRecord<Value>(
  reader: Reader<Value>,
  path: string,
  options: WriteOptions
): Promise<Restored<Value>> {
  const { serverUrl, signal } = options;
  const answer = await productRequest<{ data?: unknown; attached?: unknown }>(`${path}/restore`, {
    method: 'POST',
    serverUrl,
    signal,
    headers: writeHeaders(options)
  });
  return { record: readAnswer(reader, answer?.data), attached: readAnswer(restoredRows, answer?.attached) };
}

/** What can be asked of one kind of record. Every call may throw {@link ApiClientError}. */
export interface RecordClient<Value> {
  /** All, or a page. */
  list(query?: ListQuery, options?: CallOptions): Promise<RecordPage<Value>>;
  /** @throws 'record_not_found' when there is none. */
  one(id: string, options?: CallOptions): Promise<Value>;
  /** Enters what `toPayload` of the add form gives. @throws with the field at fault. */
  create(payload: Payload, options?: WriteOptions): Promise<Value>;
  /**
   * Changes to what `toPayload` of the edit form gives.
   * @throws 'version_conflict' with both records in its details when others were quicker.
   */
  update(id: string, payload: Payload, options?: WriteOptions): Promise<Value>;
  /** @throws as `update`. */
  remove(id: string, options?: WriteOptions): Promise<void>;
  /**
   * Undoes the last deletion: the record is back under its id, a version on.
   * @throws 'record_not_found' when the trail knows of no deletion, 'record_exists' with the record in its details when
   * it is there, 'cannot_restore' when it holds a value (`field`) that is not allowed any more.
   */
  restore(id: string, options?: Omit<WriteOptions, 'version'>): Promise<Restored<Value>>;
}

/** How the calls of one kind of record differ from the others'. */
interface RecordAddress {
  /** '/api/customers'. */
  readonly path: string;
  /** Where the list is, when not at `path`. */
  readonly listPath?: string;
  /** The list is `{ data }` or a feature collection. */
  readonly lists: 'data' | 'features';
  readonly updates: 'PUT' | 'PATCH';
}

/** The calls of a kind of record: what the domain reads its answers by, and where they go. */
export function recordClient<Value extends RecordHistory>(
  reader: Reader<Value>,
  { path, listPath = path, lists, updates }: RecordAddress
): RecordClient<Value> {
  const fetchList = lists === 'data' ? fetchRecords : fetchFeatures;
  return {
    list: (query = {}, options = {}) => fetchList(reader, listPath, query, options),
    one: (id, options = {}) => fetchRecord(reader, recordAddress(path, id), options),
    create: (payload, options = {}) => writeRecord(reader, 'POST', path, payload, options),
    update: (id, payload, options = {}) =>
      writeRecord(reader, updates, recordAddress(path, id), payload, options),
    remove: (id, options = {}) => removeRecord(recordAddress(path, id), options),
    restore: (id, options = {}) => restoreRecord(reader, recordAddress(path, id), options)
  };
}
