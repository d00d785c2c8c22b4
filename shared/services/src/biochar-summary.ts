import type { BiocharSummary, DateFilter } from '@site/domain';
import { requestProductApi } from './http';
import { addQuery } from './records';
import type { CallOptions } from './records';

/**
 * Fetches the totals of the biochar applications of some days and an LGA, by default of all. @throws
 * {ApiClientError}
 */
export const fetchBiocharSummary = (
  { days, lga }: DateFilter,
  options: CallOptions = {}
): Promise<BiocharSummary> =>
  requestProductApi<BiocharSummary>(
    addQuery('/api/biochar-summary', { start: days?.first, end: days?.last, lga: lga ?? undefined }),
    options
  );
