import { isLiteral, convertLiteral } from '../where/operand-sql';
import type { Comparison, Condition } from '../where/condition-tree';
import { MIRRORED_OPERATORS, toColumnNumber } from './condition-mask';
import type { ColumnLookup } from './condition-mask';
import { getRowIndex } from './row-index';
import type { RowKeys } from './row-index';

/** Rows found by an index, in its order and read-only, and the condition that they must still meet. */
export interface IndexedRows {
  readonly rows: Int32Array;
  readonly left: Condition | null;
}

type CompareCondition = Extract<Condition, { kind: 'compare' }>;
type BetweenCondition = Extract<Condition, { kind: 'between' }>;

function findRowsByKey(keys: RowKeys, operator: Comparison, bound: number): Int32Array | null {
  const index = getRowIndex(keys);
  switch (operator) {
    case '=':
      return index.findBetween(bound, bound);
    case '<':
      return index.findBelow(bound);
    case '<=':
      return index.findBetween(-Infinity, bound);
    case '>':
      return index.findAbove(bound);
    case '>=':
      return index.findBetween(bound, Infinity);
    case '<>':
      return null;
  }
}

function findComparedRows(
  { left, operator, right }: CompareCondition,
  columnNamed: ColumnLookup
): Int32Array | null {
  if (isLiteral(left))
    return isLiteral(right)
      ? null
      : findComparedRows(
          { kind: 'compare', left: right, operator: MIRRORED_OPERATORS[operator], right: left },
          columnNamed
        );
  const held = left.kind === 'field' && isLiteral(right) ? columnNamed(left.name) : null;
  if (!held) return null;
  const { column, isDate } = held;
  if (column.kind === 'numbers') return findRowsByKey(column.values, operator, toColumnNumber(right, isDate));
  if (operator !== '=') return null;
  // indexOf gives −1 for a text that no row holds.
  return findRowsByKey(column.codes, '=', column.labels.indexOf(String(convertLiteral(right, 'string'))));
}

function findRowsBetween(
  { operand, low, high, negated }: BetweenCondition,
  columnNamed: ColumnLookup
): Int32Array | null {
  const bounded = !negated && operand.kind === 'field' && isLiteral(low) && isLiteral(high);
  const held = bounded ? columnNamed(operand.name) : null;
  if (held?.column.kind !== 'numbers') return null;
  return getRowIndex(held.column.values).findBetween(
    toColumnNumber(low, held.isDate),
    toColumnNumber(high, held.isDate)
  );
}

/** Returns the term of an AND that leaves the fewest rows, with the other terms as the remaining condition. */
function findNarrowestTerm(terms: readonly Condition[], columnNamed: ColumnLookup): IndexedRows | null {
  let best: IndexedRows | null = null;
  terms.forEach((term, i) => {
    const one = findIndexedRows(term, columnNamed);
    if (!one || (best && best.rows.length <= one.rows.length)) return;
    const others = terms.filter((_, other) => other !== i);
    const left = one.left ? [...others, one.left] : others;
    best = { rows: one.rows, left: left.length > 0 ? { kind: 'and', terms: left } : null };
  });
  return best;
}

/**
 * Returns the rows that may meet a condition, by an index instead of a scan; null when no index helps: OR, NOT,
 * lists, and operands other than a field and a value.
 * @throws WhereError when kinds do not match, and whatever `columnNamed` throws for a name.
 */
export function findIndexedRows(condition: Condition, columnNamed: ColumnLookup): IndexedRows | null {
  const toIndexedRows = (rows: Int32Array | null) => rows && { rows, left: null };
  switch (condition.kind) {
    case 'and':
      return findNarrowestTerm(condition.terms, columnNamed);
    case 'compare':
      return toIndexedRows(findComparedRows(condition, columnNamed));
    case 'between':
      return toIndexedRows(findRowsBetween(condition, columnNamed));
    default:
      return null;
  }
}
