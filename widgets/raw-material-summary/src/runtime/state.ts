import type { AddressCodec, RawMaterialInput, StatePiece } from 'widgets/shared-code/site-core';
import { LONGEST_FILTER_TEXT, parseIsoDay } from 'widgets/shared-code/site-core';

/** Filter without criteria. */
export const BLANK: RawMaterialInput = { start: '', end: '', supplier: '', community: '' };

/** State of the widget: the filter in force and the filter of a kept result; null without one. */
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

/** Reads a filter of the address; undefined when it is invalid. */
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

/** Returns the address state; null when there is no filter and no kept result. */
export const written = ({ applied, kept }: Shown): WrittenState | null =>
  applied || kept ? { f: write(applied), k: write(kept) } : null;

/** Converts an address state to the widget's state. */
export const shownBy = ({ f, k }: WrittenState): Shown => ({
  applied: read(f) ?? null,
  kept: read(k) ?? null
});
