import type { StatePiece } from 'widgets/shared-code/site-base';
import { MAX_FILTER_TEXT_LENGTH, parseIsoDay } from 'widgets/shared-code/site-domain';
import type { RawMaterialInput } from 'widgets/shared-code/site-domain';
import { createFilterLink } from 'widgets/shared-code/site-analysis';
import type { FilterState } from 'widgets/shared-code/site-analysis';

/** Filter without criteria. */
export const EMPTY_INPUT: RawMaterialInput = { start: '', end: '', supplier: '', community: '' };

export type PurchaseFilters = FilterState<RawMaterialInput>;

export const APPLIED_FILTERS: StatePiece<PurchaseFilters> = {
  key: 'rawMaterial',
  initial: { applied: null, kept: null }
};

/** A filter in a link. */
type FilterTexts = readonly [start: string, end: string, supplier: string, community: string];

/** Reads a filter of a link; undefined when it is invalid. */
function readFilter([start, end, supplier, community]: FilterTexts): RawMaterialInput | undefined {
  const days = [start, end].every((day) => day === '' || parseIsoDay(day) === day);
  const texts = [supplier, community].every(
    (text) => text.length <= MAX_FILTER_TEXT_LENGTH && !text.includes('\0')
  );
  const inOrder = start === '' || end === '' || start <= end;
  return days && texts && inOrder ? { start, end, supplier, community } : undefined;
}

export const {
  codec: FILTERS_CODEC,
  toLink: toAddressFilters,
  fromLink: fromAddressFilters
} = createFilterLink({
  size: 4,
  write: ({ start, end, supplier, community }: RawMaterialInput): FilterTexts => [
    start,
    end,
    supplier,
    community
  ],
  read: readFilter
});
