import { isLiteral, convertLiteral } from '../where/operand-sql';
import type { Comparison, Condition, Operand } from '../where/condition-tree';
import { missingTextCode } from './layer-columns';
import type { LayerColumn, NumberColumn, TextColumn } from './layer-columns';

/*
 * SQL's logic has three values. As 0, 1 and 2, AND is the minimum, OR the maximum and NOT the difference to 2.
 */
export const FALSE = 0;
const UNKNOWN = 1;
export const TRUE = 2;

/** One value of the logic for each row that is tested. */
export type RowMask = Uint8Array;

/**
 * Returns the column of a field and whether it holds moments; null for a field that is not held.
 * @throws when there is no such field, or the caller may not read it.
 */
export type ColumnLookup = (
  name: string
) => { readonly column: LayerColumn; readonly isDate: boolean } | null;

/** A condition that only the database can decide. */
class NotCachedError extends Error {}

const throwNotCached = (): never => {
  throw new NotCachedError();
};

/**
 * Returns a literal as a column of numbers or moments holds it.
 * @throws WhereError when it is neither.
 */
export const toColumnNumber = (literal: Operand, isDate: boolean): number =>
  Number(convertLiteral(literal, isDate ? 'date' : 'number'));

/** The results for less, equal and greater. */
const COMPARISON_OUTCOMES: Record<Comparison, readonly [less: number, equal: number, greater: number]> = {
  '=': [FALSE, TRUE, FALSE],
  '<>': [TRUE, FALSE, TRUE],
  '<': [TRUE, FALSE, FALSE],
  '<=': [TRUE, TRUE, FALSE],
  '>': [FALSE, FALSE, TRUE],
  '>=': [FALSE, TRUE, TRUE]
};

/** The same comparison with its sides swapped. */
export const MIRRORED_OPERATORS: Record<Comparison, Comparison> = {
  '=': '=',
  '<>': '<>',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<='
};

/**
 * Returns the results by "at most" + 2 · "at least"; neither holds when a value is missing. A table, because a
 * branch on unordered values is mispredicted half the time.
 */
function buildOutcomeTable(operator: Comparison): Uint8Array {
  const [less, equal, greater] = COMPARISON_OUTCOMES[operator];
  return Uint8Array.of(UNKNOWN, less, greater, equal);
}

function compareWithNumber(
  { values }: NumberColumn,
  rows: Int32Array,
  operator: Comparison,
  bound: number
): RowMask {
  const outcomes = buildOutcomeTable(operator);
  const mask = new Uint8Array(rows.length);
  for (let at = 0; at < rows.length; at++) {
    const value = values[rows[at]!]!;
    mask[at] = outcomes[Number(value <= bound) + 2 * Number(value >= bound)]!;
  }
  return mask;
}

function compareColumns(
  left: NumberColumn,
  rows: Int32Array,
  operator: Comparison,
  right: NumberColumn
): RowMask {
  const outcomes = buildOutcomeTable(operator);
  const mask = new Uint8Array(rows.length);
  for (let at = 0; at < rows.length; at++) {
    const [a, b] = [left.values[rows[at]!]!, right.values[rows[at]!]!];
    mask[at] = outcomes[Number(a <= b) + 2 * Number(a >= b)]!;
  }
  return mask;
}

/** Computes the result once for each distinct text, and copies it to the rows that hold it. */
function maskByText(
  { codes, labels }: TextColumn,
  rows: Int32Array,
  outcome: (label: string) => number
): RowMask {
  const outcomes = Uint8Array.from(labels, (label) => (label === null ? UNKNOWN : outcome(label)));
  const mask = new Uint8Array(rows.length);
  for (let at = 0; at < rows.length; at++) mask[at] = outcomes[codes[rows[at]!]!]!;
  return mask;
}

/** Computes AND of two masks, into the first. */
function intersectMasks(evaluate: RowMask, other: RowMask): RowMask {
  for (let row = 0; row < evaluate.length; row++) evaluate[row] = Math.min(evaluate[row]!, other[row]!);
  return evaluate;
}

/** Computes OR of two masks, into the first. */
function uniteMasks(mask: RowMask, other: RowMask): RowMask {
  for (let row = 0; row < mask.length; row++) mask[row] = Math.max(mask[row]!, other[row]!);
  return mask;
}

class MaskEvaluator {
  constructor(
    private readonly rows: Int32Array,
    private readonly columnNamed: ColumnLookup
  ) {}

  mask(condition: Condition): RowMask {
    switch (condition.kind) {
      case 'and':
        return this.combineTerms(condition.terms, intersectMasks);
      case 'or':
        return this.combineTerms(condition.terms, uniteMasks);
      case 'not':
        return this.applyNegation(this.mask(condition.term), true);
      case 'compare':
        return this.compareOperands(condition.left, condition.operator, condition.right);
      case 'between': {
        const { operand, low, high, negated } = condition;
        const inside = intersectMasks(
          this.compareOperands(operand, '>=', low),
          this.compareOperands(operand, '<=', high)
        );
        return this.applyNegation(inside, negated);
      }
      case 'in':
        return this.applyNegation(this.matchList(condition.operand, condition.values), condition.negated);
      case 'null':
        return this.applyNegation(this.isNull(condition.operand), condition.negated);
      case 'like':
        return throwNotCached();
    }
  }

  private combineTerms(
    [first, ...others]: readonly Condition[],
    join: (mask: RowMask, other: RowMask) => RowMask
  ): RowMask {
    return others.reduce((mask, term) => join(mask, this.mask(term)), this.mask(first!));
  }

  private applyNegation(mask: RowMask, negated: boolean): RowMask {
    if (negated) for (let row = 0; row < mask.length; row++) mask[row] = TRUE - mask[row]!;
    return mask;
  }

  private requireColumn(operand: Operand): { column: LayerColumn; isDate: boolean } {
    return (operand.kind === 'field' && this.columnNamed(operand.name)) || throwNotCached();
  }

  private compareOperands(left: Operand, operator: Comparison, right: Operand): RowMask {
    if (isLiteral(left))
      return isLiteral(right)
        ? throwNotCached()
        : this.compareOperands(right, MIRRORED_OPERATORS[operator], left);
    const { column, isDate } = this.requireColumn(left);
    if (!isLiteral(right)) {
      const other = this.requireColumn(right);
      const alike = column.kind === 'numbers' && other.column.kind === 'numbers' && isDate === other.isDate;
      return alike
        ? compareColumns(column, this.rows, operator, other.column as NumberColumn)
        : throwNotCached();
    }
    if (column.kind === 'numbers')
      return compareWithNumber(column, this.rows, operator, toColumnNumber(right, isDate));
    // Only the database knows the order of two texts.
    if (operator !== '=' && operator !== '<>') return throwNotCached();
    const wanted = convertLiteral(right, 'string');
    const [, equal] = COMPARISON_OUTCOMES[operator];
    return maskByText(column, this.rows, (label) => (label === wanted ? equal : TRUE - equal));
  }

  private matchList(operand: Operand, values: readonly Operand[]): RowMask {
    const { column, isDate } = this.requireColumn(operand);
    if (!values.every(isLiteral)) return throwNotCached();
    if (column.kind === 'texts') {
      const wanted = new Set(values.map((value) => convertLiteral(value, 'string')));
      return maskByText(column, this.rows, (label) => (wanted.has(label) ? TRUE : FALSE));
    }
    const wanted = new Set(values.map((value) => toColumnNumber(value, isDate)));
    return Uint8Array.from(this.rows, (row) => {
      const value = column.values[row];
      return Number.isNaN(value) ? UNKNOWN : wanted.has(value!) ? TRUE : FALSE;
    });
  }

  private isNull(operand: Operand): RowMask {
    const { column } = this.requireColumn(operand);
    const isNone =
      column.kind === 'texts'
        ? (row: number) => column.codes[row] === missingTextCode(column)
        : (row: number) => Number.isNaN(column.values[row]);
    return Uint8Array.from(this.rows, (row) => (isNone(row) ? TRUE : FALSE));
  }
}

/**
 * Evaluates a condition on many rows at once; null when it needs the database: functions, patterns, comparisons
 * of text order, fields that are not held.
 * @throws WhereError when kinds do not match, and whatever `columnNamed` throws for a name.
 */
export function computeConditionMask(
  condition: Condition,
  rows: Int32Array,
  columnNamed: ColumnLookup
): RowMask | null {
  try {
    return new MaskEvaluator(rows, columnNamed).mask(condition);
  } catch (error) {
    if (error instanceof NotCachedError) return null;
    throw error;
  }
}
