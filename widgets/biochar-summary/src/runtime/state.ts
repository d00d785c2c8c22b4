import type {
  AddressCodec,
  DateFilterMode,
  AppliedDateFilter,
  StatePiece
} from 'widgets/shared-code/site-core';
import { DATE_FILTER_MODES, readDateFilter } from 'widgets/shared-code/site-core';

/** The filter that keeps everything. */
export const NO_FILTER: AppliedDateFilter = { mode: null, filter: { days: null, lga: null } };

/** State of the widget: the applied filter, null for no filter, and the filter of a pinned result. */
export interface BiocharFilters {
  readonly applied: AppliedDateFilter | null;
  readonly kept: AppliedDateFilter | null;
}

export const APPLIED_FILTERS: StatePiece<BiocharFilters> = {
  key: 'biochar',
  initial: { applied: null, kept: null }
};

/** A filter in the address: mode, LGA, and the first and last date of a custom range; unset parts are empty. */
type AddressFilter = readonly string[] | null;

interface AddressFilters {
  readonly f: AddressFilter;
  readonly k: AddressFilter;
}

/** Maximum length of an LGA name, longer than any of them. */
const MAX_NAME_LENGTH = 200;

function toAddressFilter(shown: AppliedDateFilter | null): AddressFilter {
  if (!shown) return null;
  const { mode, filter } = shown;
  const own = mode === 'Custom' ? filter.days : null;
  return [mode ?? '', filter.lga ?? '', own?.first ?? '', own?.last ?? ''];
}

/** Parses a filter from the address and computes its named range for today; undefined when it is not valid. */
function parseAddressFilter(value: unknown): AppliedDateFilter | null | undefined {
  if (value === null) return null;
  if (!Array.isArray(value) || value.length !== 4 || !value.every((part) => typeof part === 'string'))
    return undefined;
  const [named, lga, start, end] = value as [string, string, string, string];
  if (lga.length > MAX_NAME_LENGTH || lga.includes('\0')) return undefined;
  if (value.every((part) => part === '')) return NO_FILTER;
  const mode = DATE_FILTER_MODES.find((one) => one === named) ?? null;
  if (named !== '' && mode === null) return undefined;
  return parseDateFilter({ mode, lga, start, end });
}

function parseDateFilter(input: {
  readonly mode: DateFilterMode | null;
  readonly lga: string;
  readonly start: string;
  readonly end: string;
}): AppliedDateFilter | undefined {
  const filter = readDateFilter(input, Date.now());
  return filter.ok ? { mode: input.mode, filter: filter.value } : undefined;
}

export const FILTERS_CODEC: AddressCodec<AddressFilters> = {
  version: 1,
  read: (value) => {
    const { f, k } = (value ?? {}) as Partial<AddressFilters>;
    return parseAddressFilter(f) === undefined || parseAddressFilter(k) === undefined
      ? null
      : { f: f ?? null, k: k ?? null };
  }
};

/** Returns the state as stored in the address; null when there is no filter and no pinned result. */
export const toAddressFilters = ({ applied, kept }: BiocharFilters): AddressFilters | null =>
  applied || kept ? { f: toAddressFilter(applied), k: toAddressFilter(kept) } : null;

/** Converts a stored state to the widget's state. */
export const fromAddressFilters = ({ f, k }: AddressFilters): BiocharFilters => ({
  applied: parseAddressFilter(f) ?? null,
  kept: parseAddressFilter(k) ?? null
});
