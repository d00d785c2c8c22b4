import { customerRecord } from '@site/domain';
import type { Payload, CustomerRecord } from '@site/domain';
import { fetchRecord, fetchFeatures, removeRecord, writeRecord } from './records';
import type { CallOptions, ListQuery, RecordPage, WriteOptions } from './records';

const PATH = '/api/customers';
const addressOf = (id: string): string => `${PATH}/${encodeURIComponent(id)}`;

/** Customers: all, or a page. @throws {ApiClientError} */
export const fetchCustomerRecords = (
  query: ListQuery = {},
  options: CallOptions = {}
): Promise<RecordPage<CustomerRecord>> => fetchFeatures(customerRecord, `${PATH}/filterJSON`, query, options);

/** One customer. @throws {ApiClientError} 'record_not_found' when there is none. */
export const fetchCustomerRecord = (id: string, options: CallOptions = {}): Promise<CustomerRecord> =>
  fetchRecord(customerRecord, addressOf(id), options);

/** Enters a customer: what `toPayload` of its add form gives. @throws {ApiClientError} with the field at fault. */
export const createCustomerRecord = (payload: Payload, options: WriteOptions = {}): Promise<CustomerRecord> =>
  writeRecord(customerRecord, 'POST', PATH, payload, options);

/**
 * Changes a customer: what `toPayload` of its edit form gives.
 * @throws {ApiClientError} 'version_conflict' with both records in its details when others were quicker.
 */
export const updateCustomerRecord = (
  id: string,
  payload: Payload,
  options: WriteOptions = {}
): Promise<CustomerRecord> => writeRecord(customerRecord, 'PUT', addressOf(id), payload, options);

/** Deletes a customer. @throws {ApiClientError} as {@link updateCustomerRecord}. */
export const deleteCustomerRecord = (id: string, options: WriteOptions = {}): Promise<void> =>
  removeRecord(addressOf(id), options);
