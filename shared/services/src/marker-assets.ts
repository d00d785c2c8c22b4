import { markerRecord } from '@site/domain';
import type { Payload, MarkerRecord } from '@site/domain';
import { fetchRecord, fetchRecords, removeRecord, writeRecord } from './records';
import type { CallOptions, ListQuery, RecordPage, WriteOptions } from './records';

const PATH = '/api/marker-assets';
const addressOf = (id: string): string => `${PATH}/${encodeURIComponent(id)}`;

/** Factories and APs, to an investor the factories: all, or a page. @throws {ApiClientError} */
export const fetchMarkerRecords = (
  query: ListQuery = {},
  options: CallOptions = {}
): Promise<RecordPage<MarkerRecord>> => fetchRecords(markerRecord, PATH, query, options);

/** One factory or AP. @throws {ApiClientError} 'record_not_found' when there is none. */
export const fetchMarkerRecord = (id: string, options: CallOptions = {}): Promise<MarkerRecord> =>
  fetchRecord(markerRecord, addressOf(id), options);

/** Enters a factory or AP: what `toPayload` of its add form gives. @throws {ApiClientError} with the field at fault. */
export const createMarkerRecord = (payload: Payload, options: WriteOptions = {}): Promise<MarkerRecord> =>
  writeRecord(markerRecord, 'POST', PATH, payload, options);

/**
 * Changes a factory or AP: what `toPayload` of its edit form gives.
 * @throws {ApiClientError} 'version_conflict' with both records in its details when others were quicker.
 */
export const updateMarkerRecord = (
  id: string,
  payload: Payload,
  options: WriteOptions = {}
): Promise<MarkerRecord> => writeRecord(markerRecord, 'PATCH', addressOf(id), payload, options);

/** Deletes a factory or AP. @throws {ApiClientError} as {@link updateMarkerRecord}. */
export const deleteMarkerRecord = (id: string, options: WriteOptions = {}): Promise<void> =>
  removeRecord(addressOf(id), options);
