import { OperandParser } from './parse-operand';
import { tokenize } from './tokens';
import { isOperand, WhereError } from './tree';
import type { Comparison, Condition, Operand } from './tree';

/** Longest condition, in characters. */
const MAX_LENGTH = 60_000;

const COMPARISONS: readonly string[] = ['=', '<>', '<', '<=', '>', '>='];
const PREDICATE = 'a comparison, IN, LIKE, BETWEEN or IS NULL';

class Parser extends OperandParser {
  whole(): Condition {
    const condition = this.condition(this.either());
    if (this.next().kind !== 'end') throw this.unexpected();
    return condition;
  }

  protected either(): Condition | Operand {
    return this.joined('or', () => this.joined('and', () => this.negation()));
  }

  /**
   * Returns the result as a condition.
   * @throws WhereError for a value, which is not a condition.
   */
  private condition(read: Condition | Operand): Condition {
    if (isOperand(read)) throw this.unexpected(PREDICATE);
    return read;
  }

  private joined(kind: 'and' | 'or', read: () => Condition | Operand): Condition | Operand {
    const first = read();
    const word = kind.toUpperCase();
    if (!this.isWord(word)) return first;
    const terms = [this.condition(first)];
    while (this.takeWord(word)) terms.push(this.condition(read()));
    return { kind, terms };
  }

  private negation(): Condition | Operand {
    if (!this.takeWord('NOT')) return this.predicate();
    return this.nested((): Condition => ({ kind: 'not', term: this.condition(this.negation()) }));
  }

  /**
   * Reads a condition on a value; returns the value itself when no condition follows, which is valid only in
   * brackets.
   */
  private predicate(): Condition | Operand {
    const operand = this.sum();
    if (!isOperand(operand)) return operand;
    const token = this.next();
    if (token.kind === 'symbol' && COMPARISONS.includes(token.value)) {
      this.skip();
      const operator = token.value as Comparison;
      return { kind: 'compare', left: operand, operator, right: this.operand() };
    }
    if (this.takeWord('IS')) {
      const negated = this.takeWord('NOT');
      this.expectWord('NULL');
      return { kind: 'null', operand, negated };
    }
    const negated = this.takeWord('NOT');
    if (this.takeWord('LIKE')) return this.like(operand, negated);
    if (this.takeWord('IN')) return { kind: 'in', operand, values: this.list(), negated };
    if (this.takeWord('BETWEEN')) {
      const low = this.operand();
      this.expectWord('AND');
      return { kind: 'between', operand, low, high: this.operand(), negated };
    }
    if (negated) throw this.unexpected('LIKE, IN or BETWEEN');
    return operand;
  }

  private like(operand: Operand, negated: boolean): Condition {
    const pattern = this.operand();
    const escape = this.takeWord('ESCAPE') ? this.textLiteral() : null;
    if (escape !== null && [...escape].length !== 1)
      throw new WhereError('ESCAPE needs exactly one character.');
    return { kind: 'like', operand, pattern, escape, negated };
  }

  private list(): Operand[] {
    this.expectSymbol('(');
    const values = [this.operand()];
    while (this.takeSymbol(',')) values.push(this.operand());
    this.expectSymbol(')');
    return values;
  }
}

/**
 * Reads a `where` or `having` of the ArcGIS REST dialect: comparisons, AND, OR, NOT, brackets, LIKE, IN,
 * BETWEEN, IS NULL, arithmetic, DATE '…', TIMESTAMP '…', INTERVAL '…' DAY, CURRENT_DATE, CURRENT_TIMESTAMP,
 * EXTRACT, CAST and the functions of standardized queries (functions.ts).
 * @throws WhereError that names where reading stopped and what was expected.
 */
export function parseWhere(text: string): Condition {
  if (text.length > MAX_LENGTH)
    throw new WhereError(`The condition is longer than ${MAX_LENGTH} characters.`);
  if (text.includes('\0')) throw new WhereError('The condition holds a character that no text may hold.');
  return new Parser(tokenize(text)).whole();
}
