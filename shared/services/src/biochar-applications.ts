import { allocatedPurchase, applicationRecord, biocharEmissions } from '@site/domain';
import type { AllocatedPurchase, ApplicationRecord, BiocharEmissions, DateFilterMode } from '@site/domain';
import { fetchFeatures, fetchRecord, fetchRecords, recordAddress, withQuery } from './records';
import type { CallOptions, ListQuery, RecordPage } from './records';

const PATH = '/api/biochar-applications';

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
  (await fetchRecords(allocatedPurchase, `${recordAddress(PATH, id)}/allocated-purchases`, {}, options))
    .records;
