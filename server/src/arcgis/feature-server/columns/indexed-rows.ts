import { isLiteral, literalAs } from '../where/operand-sql';
import type { Comparison, Condition } from '../where/tree';
import { MIRRORED, numberOf } from './condition-mask';
import type { ColumnNamed } from './condition-mask';
import { rowIndex } from './row-index';
import type { Keys } from './row-index';

/** Rows found by an index, in its order and read-only, and the condition that they must still meet. */
export interface IndexedRows {
  readonly rows: Int32Array;
  readonly left: Condition | null;
}

type Compared = Extract<Condition, { kind: 'compare' }>;
type Between = Extract<Condition, { kind: 'between' }>;

function found(keys: Keys, operator: Comparison, bound: number): Int32Array | null {
  const index = rowIndex(keys);
  switch (operator) {
    case '=':
      return index.between(bound, bound);
    case '<':
      return index.below(bound);
    case '<=':
      return index.between(-Infinity, bound);
    case '>':
      return index.above(bound);
    case '>=':
      return index.between(bound, Infinity);
    case '<>':
      return null;
  }
}

function compared({ left, operator, right }: Compared, columnNamed: ColumnNamed): Int32Array | null {
  if (isLiteral(left))
    return isLiteral(right)
      ? null
      : compared({ kind: 'compare', left: right, operator: MIRRORED[operator], right: left }, columnNamed);
  const held = left.kind === 'field' && isLiteral(right) ? columnNamed(left.name) : null;
  if (!held) return null;
  const { column, isDate } = held;
  if (column.kind === 'numbers') return found(column.values, operator, numberOf(right, isDate));
  if (operator !== '=') return null;
  // indexOf gives −1 for a text that no row holds.
  return found(column.codes, '=', column.labels.indexOf(String(literalAs(right, 'string'))));
}

function between({ operand, low, high, negated }: Between, columnNamed: ColumnNamed): Int32Array | null {
  const bounded = !negated && operand.kind === 'field' && isLiteral(low) && isLiteral(high);
  const held = bounded ? columnNamed(operand.name) : null;
  if (held?.column.kind !== 'numbers') return null;
  return rowIndex(held.column.values).between(numberOf(low, held.isDate), numberOf(high, held.isDate));
}

/** Returns the term of an AND that leaves the fewest rows, with the other terms as the remaining condition. */
function narrowest(terms: readonly Condition[], columnNamed: ColumnNamed): IndexedRows | null {
  let best: IndexedRows | null = null;
  terms.forEach((term, i) => {
    const one = indexedRows(term, columnNamed);
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
export function indexedRows(condition: Condition, columnNamed: ColumnNamed): IndexedRows | null {
  const exact = (rows: Int32Array | null) => rows && { rows, left: null };
  switch (condition.kind) {
    case 'and':
      return narrowest(condition.terms, columnNamed);
    case 'compare':
      return exact(compared(condition, columnNamed));
    case 'between':
      return exact(between(condition, columnNamed));
    default:
      return null;
  }
}
