import { partnerRecord } from '@site/domain';
import type { Payload, PartnerRecord } from '@site/domain';
import { fetchRecord, fetchRecords, removeRecord, writeRecord } from './records';
import type { CallOptions, ListQuery, RecordPage, WriteOptions } from './records';

const PATH = '/api/biochar-partners';
const addressOf = (id: string): string => `${PATH}/${encodeURIComponent(id)}`;

/** Biochar partners: all, or a page. @throws {ApiClientError} */
export const fetchPartnerRecords = (
  query: ListQuery = {},
  options: CallOptions = {}
): Promise<RecordPage<PartnerRecord>> => fetchRecords(partnerRecord, PATH, query, options);

/** One biochar partner. @throws {ApiClientError} 'record_not_found' when there is none. */
export const fetchPartnerRecord = (id: string, options: CallOptions = {}): Promise<PartnerRecord> =>
  fetchRecord(partnerRecord, addressOf(id), options);

/** Enters a biochar partner: what `toPayload` of its add form gives. @throws {ApiClientError} with the field at fault. */
export const createPartnerRecord = (payload: Payload, options: WriteOptions = {}): Promise<PartnerRecord> =>
  writeRecord(partnerRecord, 'POST', PATH, payload, options);

/**
 * Changes a biochar partner: what `toPayload` of its edit form gives.
 * @throws {ApiClientError} 'version_conflict' with both records in its details when others were quicker.
 */
export const updatePartnerRecord = (
  id: string,
  payload: Payload,
  options: WriteOptions = {}
): Promise<PartnerRecord> => writeRecord(partnerRecord, 'PATCH', addressOf(id), payload, options);

/** Deletes a biochar partner. @throws {ApiClientError} as {@link updatePartnerRecord}. */
export const deletePartnerRecord = (id: string, options: WriteOptions = {}): Promise<void> =>
  removeRecord(addressOf(id), options);
