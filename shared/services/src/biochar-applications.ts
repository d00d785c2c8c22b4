import { allocatedPurchase, applicationRecord, biocharEmissions } from '@site/domain';
import type { AllocatedPurchase, ApplicationRecord, BiocharEmissions } from '@site/domain';
import type { DateFilterMode } from '@site/domain/src/base';
import { fetchFeatures, fetchRecord, fetchRecords, getRecordPath, addQuery } from './records';
import type { CallOptions, ListQuery, RecordPage } from './records';

const PATH = '/api/biochar-applications';

/** Filter of biochar applications; days are 'YYYY-MM-DD', `lga` is a name or a 4-letter code. */
export interface ApplicationQuery extends ListQuery {
  readonly mode?: DateFilterMode;
  readonly startDate?: string;
  readonly endDate?: string;
  readonly lga?: string;
  readonly experimental?: 'true' | 'false' | 'all';
}

/**
 * Fetches applications by days, LGA and experimental status. @throws {ApiClientError} with the invalid field.
 */
export const filterApplicationRecords = (
  query: ApplicationQuery,
  options: CallOptions = {}
): Promise<RecordPage<ApplicationRecord>> =>
  fetchFeatures(applicationRecord, `${PATH}/filter`, query, options);

/**
 * Fetches the vehicle emissions (kg CO₂e) of the applications of a filter; experimental ones only on request.
 */
export const fetchBiocharEmissions = (
  query: ApplicationQuery = {},
  options: CallOptions = {}
): Promise<BiocharEmissions> =>
  fetchRecord(biocharEmissions, addQuery(`${PATH}/biocharEmissions`, query), options);

/** Fetches the purchases of P1 allotted to an application. @throws {ApiClientError} 'record_not_found'. */
export const fetchAllocatedPurchases = async (
  id: string,
  options: CallOptions = {}
): Promise<readonly AllocatedPurchase[]> =>
  (await fetchRecords(allocatedPurchase, `${getRecordPath(PATH, id)}/allocated-purchases`, {}, options))
    .records;
