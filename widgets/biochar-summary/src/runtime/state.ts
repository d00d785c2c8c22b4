import type { AddressCodec, DateFilterMode, DateInForce, StatePiece } from 'widgets/shared-code/site-core';
import { DATE_FILTER_MODES, readDateFilter } from 'widgets/shared-code/site-core';

/** The filter that keeps everything. */
export const ALL: DateInForce = { mode: null, filter: { days: null, lga: null } };

/** State of the widget: the applied filter, null for no filter, and the filter of a pinned result. */
export interface Shown {
  readonly applied: DateInForce | null;
  readonly kept: DateInForce | null;
}

export const SHOWN: StatePiece<Shown> = { key: 'biochar', initial: { applied: null, kept: null } };

/** A filter in the address: mode, LGA, and the first and last date of a custom range; unset parts are empty. */
type Written = readonly string[] | null;

interface WrittenState {
  readonly f: Written;
  readonly k: Written;
}

/** Maximum length of an LGA name, longer than any of them. */
const LONGEST = 200;

function write(shown: DateInForce | null): Written {
  if (!shown) return null;
  const { mode, filter } = shown;
  const own = mode === 'Custom' ? filter.days : null;
  return [mode ?? '', filter.lga ?? '', own?.first ?? '', own?.last ?? ''];
}

/** Parses a filter from the address and computes its named range for today; undefined when it is not valid. */
function read(value: unknown): DateInForce | null | undefined {
  if (value === null) return null;
  if (!Array.isArray(value) || value.length !== 4 || !value.every((part) => typeof part === 'string'))
    return undefined;
  const [named, lga, start, end] = value as [string, string, string, string];
  if (lga.length > LONGEST || lga.includes('\0')) return undefined;
  if (value.every((part) => part === '')) return ALL;
  const mode = DATE_FILTER_MODES.find((one) => one === named) ?? null;
  if (named !== '' && mode === null) return undefined;
  return readOf({ mode, lga, start, end });
}

function readOf(input: {
  readonly mode: DateFilterMode | null;
  readonly lga: string;
  readonly start: string;
  readonly end: string;
}): DateInForce | undefined {
  const filter = readDateFilter(input, Date.now());
  return filter.ok ? { mode: input.mode, filter: filter.value } : undefined;
}

export const ADDRESS: AddressCodec<WrittenState> = {
  version: 1,
  read: (value) => {
    const { f, k } = (value ?? {}) as Partial<WrittenState>;
    return read(f) === undefined || read(k) === undefined ? null : { f: f ?? null, k: k ?? null };
  }
};

/** Returns the state as stored in the address; null when there is no filter and no pinned result. */
export const written = ({ applied, kept }: Shown): WrittenState | null =>
  applied || kept ? { f: write(applied), k: write(kept) } : null;

/** Converts a stored state to the widget's state. */
export const shownBy = ({ f, k }: WrittenState): Shown => ({
  applied: read(f) ?? null,
  kept: read(k) ?? null
});
