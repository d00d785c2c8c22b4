import type { AddressCodec, RawMaterialInput, StatePiece } from 'widgets/shared-code/site-core';
import { LONGEST_FILTER_TEXT, parseIsoDay } from 'widgets/shared-code/site-core';

/** Nothing filtered. */
export const BLANK: RawMaterialInput = { start: '', end: '', supplier: '', community: '' };

/** What the widget shows: the filter in force, null for none, and the one of a result that was kept. */
export interface Shown {
  readonly applied: RawMaterialInput | null;
  readonly kept: RawMaterialInput | null;
}

export const SHOWN: StatePiece<Shown> = { key: 'rawMaterial', initial: { applied: null, kept: null } };

/** A filter in the address: start, end, supplier, community. */
type Written = readonly string[] | null;

interface WrittenState {
  readonly f: Written;
  readonly k: Written;
}

const write = (input: RawMaterialInput | null): Written =>
  input && [input.start, input.end, input.supplier, input.community];

/** A filter as it was written; undefined for what is none. */
function read(value: unknown): RawMaterialInput | null | undefined {
  if (value === null) return null;
  if (!Array.isArray(value) || value.length !== 4 || !value.every((part) => typeof part === 'string'))
    return undefined;
  const [start, end, supplier, community] = value as [string, string, string, string];
  const days = [start, end].every((day) => day === '' || parseIsoDay(day) === day);
  const texts = [supplier, community].every(
    (text) => text.length <= LONGEST_FILTER_TEXT && !text.includes('\0')
  );
  const inOrder = start === '' || end === '' || start <= end;
  return days && texts && inOrder ? { start, end, supplier, community } : undefined;
}

export const ADDRESS: AddressCodec<WrittenState> = {
  version: 1,
  read: (value) => {
    const { f, k } = (value ?? {}) as Partial<WrittenState>;
    return read(f) === undefined || read(k) === undefined ? null : { f: f ?? null, k: k ?? null };
  }
};

/** What the address says of what is shown; null where nothing is filtered and nothing kept. */
export const written = ({ applied, kept }: Shown): WrittenState | null =>
  applied || kept ? { f: write(applied), k: write(kept) } : null;

/** What an address asks for. */
export const shownBy = ({ f, k }: WrittenState): Shown => ({
  applied: read(f) ?? null,
  kept: read(k) ?? null
});
