import type { RawMaterialChoice, RawMaterialInput, RawMaterialSummary } from '@site/domain';
import { productRequest } from './http';
import { withQuery } from './records';
import type { CallOptions } from './records';

const PATH = '/api/raw-material-summary';

/** As the rule of the filter has it: the days count as a pair, texts trimmed, blanks not at all. */
function queryOf({ start, end, supplier, community }: RawMaterialInput) {
  const dates = start !== '' && end !== '';
  return {
    start: dates ? start : undefined,
    end: dates ? end : undefined,
    supplier: supplier.trim() || undefined,
    community: community.trim() || undefined
  };
}

/** The purchases of P1 that a filter keeps, summed; all of them where it is blank. @throws {ApiClientError} */
export const fetchRawMaterialSummary = (
  input: RawMaterialInput,
  options: CallOptions = {}
): Promise<RawMaterialSummary> =>
  productRequest<RawMaterialSummary>(withQuery(PATH, queryOf(input)), options);

/**
 * Suppliers or communities with the text of the filter in their name, and the purchases that each would leave under the
 * rest of it. @throws {ApiClientError}
 */
export const fetchRawMaterialChoices = async (
  of: 'supplier' | 'community',
  input: RawMaterialInput,
  options: CallOptions = {}
): Promise<readonly RawMaterialChoice[]> =>
  (
    await productRequest<{ data: readonly RawMaterialChoice[] }>(
      withQuery(`${PATH}/choices`, { of, ...queryOf(input) }),
      options
    )
  ).data;
