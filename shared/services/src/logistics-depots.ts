import { depotRecord } from '@site/domain';
import type { Payload, DepotRecord } from '@site/domain';
import { fetchRecord, fetchFeatures, removeRecord, writeRecord } from './records';
import type { CallOptions, ListQuery, RecordPage, WriteOptions } from './records';

const PATH = '/api/LogisticDepot';
const addressOf = (id: string): string => `${PATH}/${encodeURIComponent(id)}`;

/** Logistics depots: all, or a page. @throws {ApiClientError} */
export const fetchDepotRecords = (
  query: ListQuery = {},
  options: CallOptions = {}
): Promise<RecordPage<DepotRecord>> => fetchFeatures(depotRecord, PATH, query, options);

/** One depot. @throws {ApiClientError} 'record_not_found' when there is none. */
export const fetchDepotRecord = (id: string, options: CallOptions = {}): Promise<DepotRecord> =>
  fetchRecord(depotRecord, addressOf(id), options);

/** Enters a depot: what `toPayload` of its add form gives. @throws {ApiClientError} with the field at fault. */
export const createDepotRecord = (payload: Payload, options: WriteOptions = {}): Promise<DepotRecord> =>
  writeRecord(depotRecord, 'POST', PATH, payload, options);

/**
 * Changes a depot: what `toPayload` of its edit form gives.
 * @throws {ApiClientError} 'version_conflict' with both records in its details when others were quicker.
 */
export const updateDepotRecord = (
  id: string,
  payload: Payload,
  options: WriteOptions = {}
): Promise<DepotRecord> => writeRecord(depotRecord, 'PUT', addressOf(id), payload, options);

/** Deletes a depot. @throws {ApiClientError} as {@link updateDepotRecord}. */
export const deleteDepotRecord = (id: string, options: WriteOptions = {}): Promise<void> =>
  removeRecord(addressOf(id), options);
