/** The summary boards: what they count by. Source: section 2 "Summary boards". */
import { slugOf } from './lga/lga';

/** What a board counts over: every record, those in the map's window, or those the filters in force keep. */
export const BOARD_SCOPES = ['all', 'view', 'filtered'] as const;
export type BoardScope = (typeof BOARD_SCOPES)[number];

/** The categories of both factory boards. No customer is an FFB mill, which therefore stands at 0 there. */
export const BOARD_FACTORY_TYPES = ['Crushing Mill', 'Kraken II', 'FFB Mill', 'Refinery'] as const;

/** States of the board of owned factories. */
export const OWNED_FACTORY_STATES = [
  'Akwa Ibom',
  'Cross River',
  'Lagos',
  'Kano',
  'Ogun',
  'Ondo',
  'Edo'
] as const;

/** States of the board of customer factories: "same plus …". */
export const CUSTOMER_FACTORY_STATES = [
  ...OWNED_FACTORY_STATES,
  'Abia',
  'Enugu',
  'Imo',
  'Osun',
  'Oyo'
] as const;

/** States of the board of tagged mills. */
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

/** How many records hold a value; null where they hold none. */
export interface ValueCount {
  readonly value: string | null;
  readonly count: number;
}

/** Counts of a board: one for each name of its list, and what is not on the list. */
export interface ListedCounts {
  readonly total: number;
  readonly listed: readonly { readonly name: string; readonly count: number }[];
  readonly other: number;
}

/**
 * Counts by a board's list, in its order; a name that no record holds counts 0, everything else is `other`, so that the
 * parts always add up to the total. Names are the same whether written out or as slugs ('akwa-ibom').
 * Source: section 2 "Summary boards"; ledger row BS-01.
 * @example countListed(['Edo', 'Imo'], [{ value: 'edo', count: 2 }, { value: null, count: 1 }]) → { "total": 3, "listed": [{ "name": "Edo", "count": 2 }, { "name": "Imo", "count": 0 }], "other": 1 }
 */
export function countListed(list: readonly string[], counts: readonly ValueCount[]): ListedCounts {
  const bySlug = new Map<string, number>();
  let total = 0;
  for (const { value, count } of counts) {
    const slug = slugOf(value ?? '');
    bySlug.set(slug, (bySlug.get(slug) ?? 0) + count);
    total += count;
  }
  const listed = list.map((name) => ({ name, count: bySlug.get(slugOf(name)) ?? 0 }));
  return { total, listed, other: total - listed.reduce((sum, { count }) => sum + count, 0) };
}
