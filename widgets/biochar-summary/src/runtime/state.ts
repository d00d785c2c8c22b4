import { DATE_FILTER_MODES } from 'widgets/shared-code/site-base';
import type { DateFilterMode, StatePiece } from 'widgets/shared-code/site-base';
import { readDateFilter } from 'widgets/shared-code/site-domain';
import { createFilterLink } from 'widgets/shared-code/site-analysis';
import type { AppliedDateFilter, FilterState } from 'widgets/shared-code/site-analysis';

/** The filter that keeps everything. */
export const NO_FILTER: AppliedDateFilter = { mode: null, filter: { days: null, lga: null } };

export const APPLIED_FILTERS: StatePiece<FilterState<AppliedDateFilter>> = {
  key: 'biochar',
  initial: { applied: null, kept: null }
};

/** A filter in a link; unset parts are empty, and only a custom range has its first and last date. */
type FilterTexts = readonly [mode: string, lga: string, first: string, last: string];

/** Maximum length of an LGA name, longer than any of them. */
const MAX_NAME_LENGTH = 200;

function writeFilter({ mode, filter }: AppliedDateFilter): FilterTexts {
  const own = mode === 'Custom' ? filter.days : null;
  return [mode ?? '', filter.lga ?? '', own?.first ?? '', own?.last ?? ''];
}

/** Reads a filter and computes its named range for today; undefined when it is not valid. */
function readFilter(texts: FilterTexts): AppliedDateFilter | undefined {
  const [named, lga, start, end] = texts;
  if (lga.length > MAX_NAME_LENGTH || lga.includes('\0')) return undefined;
  if (texts.every((part) => part === '')) return NO_FILTER;
  const mode: DateFilterMode | null = DATE_FILTER_MODES.find((one) => one === named) ?? null;
  if (named !== '' && mode === null) return undefined;
  const filter = readDateFilter({ mode, lga, start, end }, Date.now());
  return filter.ok ? { mode, filter: filter.value } : undefined;
}

export const {
  codec: FILTERS_CODEC,
  toLink: toAddressFilters,
  fromLink: fromAddressFilters
} = createFilterLink({ size: 4, write: writeFilter, read: readFilter });
