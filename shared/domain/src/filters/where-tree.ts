/**
 * Conditions on records as a small tree, never a string: user input is only in a `value` or a `text` of it.
 * `writeWhereSql` writes the tree for a feature layer, `toPanelFilters` for columns in memory, with the same meaning.
 */

export const COMPARISON_OPERATORS = ['=', '<>', '<', '<=', '>', '>='] as const;
type ComparisonOperator = (typeof COMPARISON_OPERATORS)[number];

/**
 * Types of date field: a date field contains epoch ms; a string field contains texts that begin 'YYYY-MM-DD'.
 */
export const DATE_FIELD_TYPES = ['date', 'string'] as const;
export type DateFieldType = (typeof DATE_FIELD_TYPES)[number];

export type WhereValue = string | number;

export type Where =
  | { readonly kind: 'everything' }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'and' | 'or'; readonly terms: readonly Where[] }
  | {
      readonly kind: 'compare';
      readonly field: string;
      readonly operator: ComparisonOperator;
      readonly value: WhereValue;
    }
  | { readonly kind: 'in'; readonly field: string; readonly values: readonly WhereValue[] }
  /** The field contains the text, or (`reads`) equals it; case-insensitive. */
  | { readonly kind: 'contains' | 'reads'; readonly field: string; readonly text: string }
  | { readonly kind: 'isNull'; readonly field: string }
  /** Days in Lagos from the first to the last ('YYYY-MM-DD'), both inclusive. */
  | {
      readonly kind: 'days';
      readonly field: string;
      readonly fieldType: DateFieldType;
      readonly first: string;
      readonly last: string;
    };

/** A condition that every record meets. */
export const EVERYTHING: Where = { kind: 'everything' };

/** A condition that no record meets. */
export const NOTHING: Where = { kind: 'nothing' };

/**
 * Returns the conjunction of conditions, leaving out {@link EVERYTHING}; EVERYTHING for an empty list.
 * @example combineConditions([EVERYTHING, { kind: 'isNull', field: 'lga' }]) → {"kind":"isNull","field":"lga"}
 */
export function combineConditions(terms: readonly Where[]): Where {
  const telling = terms.filter(({ kind }) => kind !== 'everything');
  const [first, second] = telling;
  if (first === undefined) return EVERYTHING;
  return second === undefined ? first : { kind: 'and', terms: telling };
}
