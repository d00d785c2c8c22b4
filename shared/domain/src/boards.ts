/** Lists by which the summary boards count. Source: section 2 "Summary boards". */
import { toSlug } from './lga/lga';

/** Records that a board counts: all, or only the records in the visible extent or with the active filters. */
export const BOARD_SCOPES = ['all', 'view', 'filtered'] as const;
export type BoardScope = (typeof BOARD_SCOPES)[number];

/**
 * The categories of both factory boards. No customer is an FFB mill, so this category is 0 on the customer
 * board.
 */
export const BOARD_FACTORY_TYPES = ['Crushing Mill', 'Kraken II', 'FFB Mill', 'Refinery'] as const;

/** States on the board of owned factories. */
export const OWNED_FACTORY_STATES = [
  'Akwa Ibom',
  'Cross River',
  'Lagos',
  'Kano',
  'Ogun',
  'Ondo',
  'Edo'
] as const;

/** States on the board of customer factories: "same plus …". */
export const CUSTOMER_FACTORY_STATES = [
  ...OWNED_FACTORY_STATES,
  'Abia',
  'Enugu',
  'Imo',
  'Osun',
  'Oyo'
] as const;

/** States on the board of tagged mills. */
export const TAGGED_MILL_STATES = [
  'Abia',
  'Akwa Ibom',
  'Cross River',
  'Ebonyi',
  'Edo',
  'Imo',
  'Ondo',
  'Rivers'
] as const;

/** Number of records with a value; `value` is null for records without one. */
export interface ValueCount {
  readonly value: string | null;
  readonly count: number;
}

/** Counts of a board: one for each name of its list, and `other` for all values that are not on the list. */
export interface ListedCounts {
  readonly total: number;
  readonly listed: readonly { readonly name: string; readonly count: number }[];
  readonly other: number;
}

/**
 * Counts by a board's list, in its order. A name that no record has counts 0 and every other value is `other`,
 * so that the parts always add up to the total. Names match whether written out or as slugs ('akwa-ibom').
 * Source: section 2 "Summary boards"; ledger row BS-01.
 * @example countByList(['Edo', 'Imo'], [{ value: 'edo', count: 2 }, { value: null, count: 1 }]) → { "total": 3, "listed": [{ "name": "Edo", "count": 2 }, { "name": "Imo", "count": 0 }], "other": 1 }
 */
export function countByList(list: readonly string[], counts: readonly ValueCount[]): ListedCounts {
  const bySlug = new Map<string, number>();
  let total = 0;
  for (const { value, count } of counts) {
    const slug = toSlug(value ?? '');
    bySlug.set(slug, (bySlug.get(slug) ?? 0) + count);
    total += count;
  }
  const listed = list.map((name) => ({ name, count: bySlug.get(toSlug(name)) ?? 0 }));
  return { total, listed, other: total - listed.reduce((sum, { count }) => sum + count, 0) };
}
