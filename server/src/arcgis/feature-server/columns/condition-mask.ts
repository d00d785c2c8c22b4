import { literalAs } from '../where/to-sql';
import type { Comparison, Condition, Operand } from '../where/tree';
import type { Column, NumberColumn, TextColumn } from './layer-columns';

/*
 * SQL's logic has three values. As 0, 1 and 2, AND is the smaller one, OR the larger one and NOT what is missing to 2.
 */
const FALSE = 0;
const UNKNOWN = 1;
export const TRUE = 2;

/** One value of the logic for each row. */
export type Mask = Uint8Array;

/**
 * The column of a field and whether it holds moments; null for one that is not held.
 * @throws when there is no such field, or the caller may not read it.
 */
type ColumnNamed = (name: string) => { readonly column: Column; readonly isDate: boolean } | null;

/** A condition that only the database can decide. */
class NotHeld extends Error {}

const notHeld = (): never => {
  throw new NotHeld();
};

const isLiteral = ({ kind }: Operand): boolean => kind === 'number' || kind === 'string' || kind === 'date';

/** The value for less, equal and greater. */
const OUTCOMES: Record<Comparison, readonly [less: number, equal: number, greater: number]> = {
  '=': [FALSE, TRUE, FALSE],
  '<>': [TRUE, FALSE, TRUE],
  '<': [TRUE, FALSE, FALSE],
  '<=': [TRUE, TRUE, FALSE],
  '>': [FALSE, FALSE, TRUE],
  '>=': [FALSE, TRUE, TRUE]
};

const MIRRORED: Record<Comparison, Comparison> = {
  '=': '=',
  '<>': '<>',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<='
};

function compareWithNumber({ values }: NumberColumn, operator: Comparison, bound: number): Mask {
  const [less, equal, greater] = OUTCOMES[operator];
  const mask = new Uint8Array(values.length);
  for (let row = 0; row < mask.length; row++) {
    const value = values[row];
    mask[row] = value < bound ? less : value > bound ? greater : value === bound ? equal : UNKNOWN;
  }
  return mask;
}

function compareColumns(left: NumberColumn, operator: Comparison, right: NumberColumn): Mask {
  const [less, equal, greater] = OUTCOMES[operator];
  const mask = new Uint8Array(left.values.length);
  for (let row = 0; row < mask.length; row++) {
    const [a, b] = [left.values[row], right.values[row]];
    mask[row] = a < b ? less : a > b ? greater : a === b ? equal : UNKNOWN;
  }
  return mask;
}

/** What each different text comes to, given to the rows that hold it. */
function byText({ codes, labels }: TextColumn, outcome: (label: string) => number): Mask {
  // Before them the rows without a text.
  const outcomes = new Uint8Array(labels.length + 1).fill(UNKNOWN);
  labels.forEach((label, code) => (outcomes[code + 1] = outcome(label)));
  const mask = new Uint8Array(codes.length);
  for (let row = 0; row < codes.length; row++) mask[row] = outcomes[codes[row] + 1];
  return mask;
}

/** AND of two masks, into the first. */
function narrow(mask: Mask, other: Mask): Mask {
  for (let row = 0; row < mask.length; row++) mask[row] = Math.min(mask[row], other[row]);
  return mask;
}

/** OR of two masks, into the first. */
function widen(mask: Mask, other: Mask): Mask {
  for (let row = 0; row < mask.length; row++) mask[row] = Math.max(mask[row], other[row]);
  return mask;
}

class Masks {
  constructor(private readonly columnNamed: ColumnNamed) {}

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
    return others.reduce((mask, term) => join(mask, this.mask(term)), this.mask(first));
  }

  private turned(mask: Mask, negated: boolean): Mask {
    if (negated) for (let row = 0; row < mask.length; row++) mask[row] = TRUE - mask[row];
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
      return alike ? compareColumns(column, operator, other.column as NumberColumn) : notHeld();
    }
    if (column.kind === 'numbers')
      return compareWithNumber(column, operator, Number(literalAs(right, isDate ? 'date' : 'number')));
    // Which of two texts is the smaller one is for the database to say.
    if (operator !== '=' && operator !== '<>') return notHeld();
    const wanted = literalAs(right, 'string');
    const [, equal] = OUTCOMES[operator];
    return byText(column, (label) => (label === wanted ? equal : TRUE - equal));
  }

  private listed(operand: Operand, values: readonly Operand[]): Mask {
    const { column, isDate } = this.column(operand);
    if (!values.every(isLiteral)) return notHeld();
    if (column.kind === 'texts') {
      const wanted = new Set(values.map((value) => literalAs(value, 'string')));
      return byText(column, (label) => (wanted.has(label) ? TRUE : FALSE));
    }
    const wanted = new Set(values.map((value) => Number(literalAs(value, isDate ? 'date' : 'number'))));
    return Uint8Array.from(column.values, (value) =>
      Number.isNaN(value) ? UNKNOWN : wanted.has(value) ? TRUE : FALSE
    );
  }

  private isNull(operand: Operand): Mask {
    const { column } = this.column(operand);
    return column.kind === 'texts'
      ? Uint8Array.from(column.codes, (code) => (code < 0 ? TRUE : FALSE))
      : Uint8Array.from(column.values, (value) => (Number.isNaN(value) ? TRUE : FALSE));
  }
}

/**
 * A condition on every row at once; null when it needs the database: functions, patterns, texts that are compared by
 * their order, fields that are not held.
 * @throws WhereError when kinds do not fit; whatever `columnNamed` throws for a name.
 */
export function conditionMask(condition: Condition, columnNamed: ColumnNamed): Mask | null {
  try {
    return new Masks(columnNamed).mask(condition);
  } catch (error) {
    if (error instanceof NotHeld) return null;
    throw error;
  }
}
