import { OperandParser } from './parse-operand';
import { tokenize } from './tokens';
import { isOperand, WhereError } from './condition-tree';
import type { Comparison, Condition, Operand } from './condition-tree';

/** Longest condition, in characters. */
const MAX_LENGTH = 60_000;

const COMPARISONS: readonly string[] = ['=', '<>', '<', '<=', '>', '>='];
const PREDICATE_HINT = 'a comparison, IN, LIKE, BETWEEN or IS NULL';

/** Returns whether the last character of a pattern is an escape that escapes nothing. */
function endsWithEscape(pattern: string, escape: string): boolean {
  const characters = [...pattern];
  let at = 0;
  while (at < characters.length) at += characters[at] === escape ? 2 : 1;
  return at > characters.length;
}

class WhereParser extends OperandParser {
  readWhole(): Condition {
    const condition = this.requireCondition(this.readEither());
    if (this.peekToken().kind !== 'end') throw this.createSyntaxError();
    return condition;
  }

  protected readEither(): Condition | Operand {
    return this.readTerms('or', () => this.readTerms('and', () => this.readNegation()));
  }

  /**
   * Returns the result as a condition.
   * @throws WhereError for a value, which is not a condition.
   */
  private requireCondition(read: Condition | Operand): Condition {
    if (isOperand(read)) throw this.createSyntaxError(PREDICATE_HINT);
    return read;
  }

  private readTerms(kind: 'and' | 'or', read: () => Condition | Operand): Condition | Operand {
    const first = read();
    const word = kind.toUpperCase();
    if (!this.isWord(word)) return first;
    const terms = [this.requireCondition(first)];
    while (this.takeWord(word)) terms.push(this.requireCondition(read()));
    return { kind, terms };
  }

  private readNegation(): Condition | Operand {
    if (!this.takeWord('NOT')) return this.readPredicate();
    return this.readNested((): Condition => ({
      kind: 'not',
      term: this.requireCondition(this.readNegation())
    }));
  }

  /**
   * Reads a condition on a value; returns the value itself when no condition follows, which is valid only in
   * brackets.
   */
  private readPredicate(): Condition | Operand {
    const operand = this.readSum();
    if (!isOperand(operand)) return operand;
    const token = this.peekToken();
    if (token.kind === 'symbol' && COMPARISONS.includes(token.value)) {
      this.skipToken();
      const operator = token.value as Comparison;
      return { kind: 'compare', left: operand, operator, right: this.readOperand() };
    }
    if (this.takeWord('IS')) {
      const negated = this.takeWord('NOT');
      this.expectWord('NULL');
      return { kind: 'null', operand, negated };
    }
    const negated = this.takeWord('NOT');
    if (this.takeWord('LIKE')) return this.readLike(operand, negated);
    if (this.takeWord('IN')) return { kind: 'in', operand, values: this.readList(), negated };
    if (this.takeWord('BETWEEN')) {
      const low = this.readOperand();
      this.expectWord('AND');
      return { kind: 'between', operand, low, high: this.readOperand(), negated };
    }
    if (negated) throw this.createSyntaxError('LIKE, IN or BETWEEN');
    return operand;
  }

  private readLike(operand: Operand, negated: boolean): Condition {
    const pattern = this.readOperand();
    const escape = this.takeWord('ESCAPE') ? this.takeText() : null;
    if (escape !== null && [...escape].length !== 1)
      throw new WhereError('ESCAPE needs exactly one character.');
    if (escape !== null && pattern.kind === 'string' && endsWithEscape(pattern.value, escape))
      throw new WhereError(`A pattern cannot end with its ESCAPE character: write ${escape}${escape}.`);
    return { kind: 'like', operand, pattern, escape, negated };
  }

  private readList(): Operand[] {
    this.expectSymbol('(');
    const values = [this.readOperand()];
    while (this.takeSymbol(',')) values.push(this.readOperand());
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
  if (text.includes('\0')) throw new WhereError('The condition contains the character NUL.');
  return new WhereParser(tokenize(text)).readWhole();
}
