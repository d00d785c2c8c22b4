import type { AddressCodec, RawMaterialInput, StatePiece } from 'widgets/shared-code/site-core';
import { MAX_FILTER_TEXT_LENGTH, parseIsoDay } from 'widgets/shared-code/site-core';

/** Filter without criteria. */
export const EMPTY_INPUT: RawMaterialInput = { start: '', end: '', supplier: '', community: '' };

/** State of the widget: the filter in force and the filter of a kept result; null without one. */
export interface PurchaseFilters {
  readonly applied: RawMaterialInput | null;
  readonly kept: RawMaterialInput | null;
}

export const APPLIED_FILTERS: StatePiece<PurchaseFilters> = {
  key: 'rawMaterial',
  initial: { applied: null, kept: null }
};

/** A filter in the address: start, end, supplier, community. */
type AddressFilter = readonly string[] | null;

interface AddressFilters {
  readonly f: AddressFilter;
  readonly k: AddressFilter;
}

const toAddressFilter = (input: RawMaterialInput | null): AddressFilter =>
  input && [input.start, input.end, input.supplier, input.community];

/** Reads a filter of the address; undefined when it is invalid. */
function parseAddressFilter(value: unknown): RawMaterialInput | null | undefined {
  if (value === null) return null;
  if (!Array.isArray(value) || value.length !== 4 || !value.every((part) => typeof part === 'string'))
    return undefined;
  const [start, end, supplier, community] = value as [string, string, string, string];
  const days = [start, end].every((day) => day === '' || parseIsoDay(day) === day);
  const texts = [supplier, community].every(
    (text) => text.length <= MAX_FILTER_TEXT_LENGTH && !text.includes('\0')
  );
  const inOrder = start === '' || end === '' || start <= end;
  return days && texts && inOrder ? { start, end, supplier, community } : undefined;
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

/** Returns the address state; null when there is no filter and no kept result. */
export const toAddressFilters = ({ applied, kept }: PurchaseFilters): AddressFilters | null =>
  applied || kept ? { f: toAddressFilter(applied), k: toAddressFilter(kept) } : null;

/** Converts an address state to the widget's state. */
export const fromAddressFilters = ({ f, k }: AddressFilters): PurchaseFilters => ({
  applied: parseAddressFilter(f) ?? null,
  kept: parseAddressFilter(k) ?? null
});
