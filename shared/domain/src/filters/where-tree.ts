/**
 * Conditions on records as a small tree, never a string: what users type only ever stands in a `value` or a `text` of
 * it. `whereSql` writes the tree for a feature layer, `panelFilters` for columns in memory; both mean the same.
 */

export const COMPARISON_OPERATORS = ['=', '<>', '<', '<=', '>', '>='] as const;
type ComparisonOperator = (typeof COMPARISON_OPERATORS)[number];

/** A date field holds epoch milliseconds; a string field of dates holds texts that begin 'YYYY-MM-DD'. */
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
  /** The text stands somewhere in the field, or is the whole of it; in capitals or not. */
  | { readonly kind: 'contains' | 'reads'; readonly field: string; readonly text: string }
  | { readonly kind: 'isNull'; readonly field: string }
  /** From the first day to the last in Lagos ('YYYY-MM-DD'), both belonging to it. */
  | {
      readonly kind: 'days';
      readonly field: string;
      readonly fieldType: DateFieldType;
      readonly first: string;
      readonly last: string;
    };

/** A condition every record meets. */
export const EVERYTHING: Where = { kind: 'everything' };

/** A condition no record meets. */
export const NOTHING: Where = { kind: 'nothing' };

/**
 * All of several conditions; those met by every record are left out. None: a condition every record meets.
 * @example allOf([EVERYTHING, { kind: 'isNull', field: 'lga' }]) → {"kind":"isNull","field":"lga"}
 */
export function allOf(terms: readonly Where[]): Where {
  const telling = terms.filter(({ kind }) => kind !== 'everything');
  const [first, second] = telling;
  if (first === undefined) return EVERYTHING;
  return second === undefined ? first : { kind: 'and', terms: telling };
}
