import { allocatedPurchase, applicationRecord, biocharEmissions } from '@site/domain';
import type {
  AllocatedPurchase,
  ApplicationRecord,
  BiocharEmissions,
  DateFilterMode,
  Payload
} from '@site/domain';
import { fetchFeatures, fetchRecord, fetchRecords, removeRecord, withQuery, writeRecord } from './records';
import type { CallOptions, ListQuery, RecordPage, WriteOptions } from './records';

const PATH = '/api/biochar-applications';
const addressOf = (id: string): string => `${PATH}/${encodeURIComponent(id)}`;

/** Biochar applications: all, or a page. @throws {ApiClientError} */
export const fetchApplicationRecords = (
  query: ListQuery = {},
  options: CallOptions = {}
): Promise<RecordPage<ApplicationRecord>> => fetchFeatures(applicationRecord, PATH, query, options);

/** One biochar application. @throws {ApiClientError} 'record_not_found' when there is none. */
export const fetchApplicationRecord = (id: string, options: CallOptions = {}): Promise<ApplicationRecord> =>
  fetchRecord(applicationRecord, addressOf(id), options);

/** Enters a biochar application: what `toPayload` of its add form gives. @throws {ApiClientError} with the field at fault. */
export const createApplicationRecord = (
  payload: Payload,
  options: WriteOptions = {}
): Promise<ApplicationRecord> => writeRecord(applicationRecord, 'POST', PATH, payload, options);

/**
 * Changes a biochar application: what `toPayload` of its edit form gives.
 * @throws {ApiClientError} 'version_conflict' with both records in its details when others were quicker.
 */
export const updateApplicationRecord = (
  id: string,
  payload: Payload,
  options: WriteOptions = {}
): Promise<ApplicationRecord> => writeRecord(applicationRecord, 'PUT', addressOf(id), payload, options);

/** Deletes a biochar application. @throws {ApiClientError} as {@link updateApplicationRecord}. */
export const deleteApplicationRecord = (id: string, options: WriteOptions = {}): Promise<void> =>
  removeRecord(addressOf(id), options);

/** What biochar applications are filtered by; days are 'YYYY-MM-DD', `lga` a name or a 4-letter code. */
export interface ApplicationQuery extends ListQuery {
  readonly mode?: DateFilterMode;
  readonly startDate?: string;
  readonly endDate?: string;
  readonly lga?: string;
  readonly experimental?: 'true' | 'false' | 'all';
}

/** The applications of some days, of an LGA, experimental or not. @throws {ApiClientError} with the field at fault. */
export const filterApplicationRecords = (
  query: ApplicationQuery,
  options: CallOptions = {}
): Promise<RecordPage<ApplicationRecord>> =>
  fetchFeatures(applicationRecord, `${PATH}/filter`, query, options);

/** Emissions of vehicles (kg CO₂e) of the applications of a filter; experimental ones only when asked for. */
export const fetchBiocharEmissions = (
  query: ApplicationQuery = {},
  options: CallOptions = {}
): Promise<BiocharEmissions> =>
  fetchRecord(biocharEmissions, withQuery(`${PATH}/biocharEmissions`, query), options);

/** The purchases of P1 allotted to an application. @throws {ApiClientError} 'record_not_found'. */
export const fetchAllocatedPurchases = async (
  id: string,
  options: CallOptions = {}
): Promise<readonly AllocatedPurchase[]> =>
  (await fetchRecords(allocatedPurchase, `${addressOf(id)}/allocated-purchases`, {}, options)).records;
