import { isLiteral, literalAs } from '../where/operand-sql';
import type { Comparison, Condition, Operand } from '../where/tree';
import { noText } from './layer-columns';
import type { Column, NumberColumn, TextColumn } from './layer-columns';

/*
 * SQL's logic has three values. As 0, 1 and 2, AND is the minimum, OR the maximum and NOT the difference to 2.
 */
export const FALSE = 0;
const UNKNOWN = 1;
export const TRUE = 2;

/** One value of the logic for each row that is tested. */
export type Mask = Uint8Array;

/**
 * Returns the column of a field and whether it holds moments; null for a field that is not held.
 * @throws when there is no such field, or the caller may not read it.
 */
export type ColumnNamed = (name: string) => { readonly column: Column; readonly isDate: boolean } | null;

/** A condition that only the database can decide. */
class NotHeld extends Error {}

const notHeld = (): never => {
  throw new NotHeld();
};

/**
 * Returns a literal as a column of numbers or moments holds it.
 * @throws WhereError when it is neither.
 */
export const numberOf = (literal: Operand, isDate: boolean): number =>
  Number(literalAs(literal, isDate ? 'date' : 'number'));

/** The results for less, equal and greater. */
const OUTCOMES: Record<Comparison, readonly [less: number, equal: number, greater: number]> = {
  '=': [FALSE, TRUE, FALSE],
  '<>': [TRUE, FALSE, TRUE],
  '<': [TRUE, FALSE, FALSE],
  '<=': [TRUE, TRUE, FALSE],
  '>': [FALSE, FALSE, TRUE],
  '>=': [FALSE, TRUE, TRUE]
};

/** The same comparison with its sides swapped. */
export const MIRRORED: Record<Comparison, Comparison> = {
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
function outcomesOf(operator: Comparison): Uint8Array {
  const [less, equal, greater] = OUTCOMES[operator];
  return Uint8Array.of(UNKNOWN, less, greater, equal);
}

function compareWithNumber(
  { values }: NumberColumn,
  rows: Int32Array,
  operator: Comparison,
  bound: number
): Mask {
  const outcomes = outcomesOf(operator);
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
): Mask {
  const outcomes = outcomesOf(operator);
  const mask = new Uint8Array(rows.length);
  for (let at = 0; at < rows.length; at++) {
    const [a, b] = [left.values[rows[at]!]!, right.values[rows[at]!]!];
    mask[at] = outcomes[Number(a <= b) + 2 * Number(a >= b)]!;
  }
  return mask;
}

/** Computes the result once for each distinct text, and copies it to the rows that hold it. */
function byText({ codes, labels }: TextColumn, rows: Int32Array, outcome: (label: string) => number): Mask {
  const outcomes = Uint8Array.from(labels, (label) => (label === null ? UNKNOWN : outcome(label)));
  const mask = new Uint8Array(rows.length);
  for (let at = 0; at < rows.length; at++) mask[at] = outcomes[codes[rows[at]!]!]!;
  return mask;
}

/** Computes AND of two masks, into the first. */
function narrow(mask: Mask, other: Mask): Mask {
  for (let row = 0; row < mask.length; row++) mask[row] = Math.min(mask[row]!, other[row]!);
  return mask;
}

/** Computes OR of two masks, into the first. */
function widen(mask: Mask, other: Mask): Mask {
  for (let row = 0; row < mask.length; row++) mask[row] = Math.max(mask[row]!, other[row]!);
  return mask;
}

class Masks {
  constructor(
    private readonly rows: Int32Array,
    private readonly columnNamed: ColumnNamed
  ) {}

  mask(condition: Condition): Mask {
    switch (condition.kind) {
      case 'and':
        return this.joined(condition.terms, narrow);
      case 'or':
        return this.joined(condition.terms, widen);
      case 'not':
        return this.turned(this.mask(condition.term), true);
      case 'compare':
        return this.compare(condition.left, condition.operator, condition.right);
      case 'between': {
        const { operand, low, high, negated } = condition;
        const inside = narrow(this.compare(operand, '>=', low), this.compare(operand, '<=', high));
        return this.turned(inside, negated);
      }
      case 'in':
        return this.turned(this.listed(condition.operand, condition.values), condition.negated);
      case 'null':
        return this.turned(this.isNull(condition.operand), condition.negated);
      case 'like':
        return notHeld();
    }
  }

  private joined([first, ...others]: readonly Condition[], join: (mask: Mask, other: Mask) => Mask): Mask {
    return others.reduce((mask, term) => join(mask, this.mask(term)), this.mask(first!));
  }

  private turned(mask: Mask, negated: boolean): Mask {
    if (negated) for (let row = 0; row < mask.length; row++) mask[row] = TRUE - mask[row]!;
    return mask;
  }

  private column(operand: Operand): { column: Column; isDate: boolean } {
    return (operand.kind === 'field' && this.columnNamed(operand.name)) || notHeld();
  }

  private compare(left: Operand, operator: Comparison, right: Operand): Mask {
    if (isLiteral(left)) return isLiteral(right) ? notHeld() : this.compare(right, MIRRORED[operator], left);
    const { column, isDate } = this.column(left);
    if (!isLiteral(right)) {
      const other = this.column(right);
      const alike = column.kind === 'numbers' && other.column.kind === 'numbers' && isDate === other.isDate;
      return alike ? compareColumns(column, this.rows, operator, other.column as NumberColumn) : notHeld();
    }
    if (column.kind === 'numbers')
      return compareWithNumber(column, this.rows, operator, numberOf(right, isDate));
    // Only the database knows the order of two texts.
    if (operator !== '=' && operator !== '<>') return notHeld();
    const wanted = literalAs(right, 'string');
    const [, equal] = OUTCOMES[operator];
    return byText(column, this.rows, (label) => (label === wanted ? equal : TRUE - equal));
  }

  private listed(operand: Operand, values: readonly Operand[]): Mask {
    const { column, isDate } = this.column(operand);
    if (!values.every(isLiteral)) return notHeld();
    if (column.kind === 'texts') {
      const wanted = new Set(values.map((value) => literalAs(value, 'string')));
      return byText(column, this.rows, (label) => (wanted.has(label) ? TRUE : FALSE));
    }
    const wanted = new Set(values.map((value) => numberOf(value, isDate)));
    return Uint8Array.from(this.rows, (row) => {
      const value = column.values[row];
      return Number.isNaN(value) ? UNKNOWN : wanted.has(value!) ? TRUE : FALSE;
    });
  }

  private isNull(operand: Operand): Mask {
    const { column } = this.column(operand);
    const isNone =
      column.kind === 'texts'
        ? (row: number) => column.codes[row] === noText(column)
        : (row: number) => Number.isNaN(column.values[row]);
    return Uint8Array.from(this.rows, (row) => (isNone(row) ? TRUE : FALSE));
  }
}

/**
 * Evaluates a condition on many rows at once; null when it needs the database: functions, patterns, comparisons
 * of text order, fields that are not held.
 * @throws WhereError when kinds do not match, and whatever `columnNamed` throws for a name.
 */
export function conditionMask(condition: Condition, rows: Int32Array, columnNamed: ColumnNamed): Mask | null {
  try {
    return new Masks(rows, columnNamed).mask(condition);
  } catch (error) {
    if (error instanceof NotHeld) return null;
    throw error;
  }
}
