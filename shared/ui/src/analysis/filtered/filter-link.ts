import type { AddressCodec } from '../../tools/share/address-state';

/** State of an analysis by filter. */
export interface FilterState<Filter> {
  /** The filter in force; null without one. */
  readonly applied: Filter | null;
  /** Filter of the result that is kept to compare; null without one. */
  readonly kept: Filter | null;
}

/** The same filters in a link, each as a list of texts. */
export interface FilterLink {
  readonly f: readonly string[] | null;
  readonly k: readonly string[] | null;
}

interface FilterFormat<Filter, Texts extends readonly string[]> {
  /** Number of texts of a filter. */
  readonly size: Texts['length'];
  write(filter: Filter): Texts;
  /** Returns undefined for texts that are no valid filter. They are untrusted. */
  read(texts: Texts): Filter | undefined;
}

interface FilterConverters<Filter> {
  readonly codec: AddressCodec<FilterLink>;
  toLink(state: FilterState<Filter>): FilterLink | null;
  fromLink(link: FilterLink): FilterState<Filter>;
}

/** Returns the conversion between the filters of a state and a link. */
export function createFilterLink<Filter, Texts extends readonly string[]>({
  size,
  write,
  read
}: FilterFormat<Filter, Texts>): FilterConverters<Filter> {
  const parseFilter = (value: unknown): Filter | null | undefined => {
    if (value === null) return null;
    const isList = Array.isArray(value) && value.length === size;
    return isList && value.every((part) => typeof part === 'string')
      ? read(value as unknown as Texts)
      : undefined;
  };
  return {
    codec: {
      version: 1,
      read: (value) => {
        const { f, k } = (value ?? {}) as Partial<FilterLink>;
        return parseFilter(f) === undefined || parseFilter(k) === undefined
          ? null
          : { f: f ?? null, k: k ?? null };
      }
    },
    toLink: ({ applied, kept }) =>
      applied || kept ? { f: applied && write(applied), k: kept && write(kept) } : null,
    fromLink: ({ f, k }) => ({ applied: parseFilter(f) ?? null, kept: parseFilter(k) ?? null })
  };
}
