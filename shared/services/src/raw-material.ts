import type { RawMaterialChoice, RawMaterialInput, RawMaterialSummary } from '@site/domain';
import { requestProductApi } from './http';
import { addQuery } from './records';
import type { CallOptions } from './records';

const PATH = '/api/raw-material-summary';

/** Converts the filter to a query: days only as a pair, texts trimmed, blanks left out. */
function toQuery({ start, end, supplier, community }: RawMaterialInput) {
  const dates = start !== '' && end !== '';
  return {
    start: dates ? start : undefined,
    end: dates ? end : undefined,
    supplier: supplier.trim() || undefined,
    community: community.trim() || undefined
  };
}

/**
 * Fetches the totals of the P1 purchases that match a filter; of all when it is blank. @throws {ApiClientError}
 */
export const fetchRawMaterialSummary = (
  input: RawMaterialInput,
  options: CallOptions = {}
): Promise<RawMaterialSummary> =>
  requestProductApi<RawMaterialSummary>(addQuery(PATH, toQuery(input)), options);

/**
 * Fetches suppliers or communities whose name contains the text of the filter, with the count of purchases that
 * each leaves under the rest of it. @throws {ApiClientError}
 */
export const fetchRawMaterialChoices = async (
  of: 'supplier' | 'community',
  input: RawMaterialInput,
  options: CallOptions = {}
): Promise<readonly RawMaterialChoice[]> =>
  (
    await requestProductApi<{ data: readonly RawMaterialChoice[] }>(
      addQuery(`${PATH}/choices`, { of, ...toQuery(input) }),
      options
    )
  ).data;
