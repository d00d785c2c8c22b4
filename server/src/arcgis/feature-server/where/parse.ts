import { tokenize } from './tokens';
import type { Token } from './tokens';
import { WhereError } from './tree';
import type { AggregateName, Comparison, Condition, Operand } from './tree';

/** Longest condition read, in characters; and the deepest nesting of brackets and NOTs. */
const MAX_LENGTH = 60_000;
const MAX_DEPTH = 60;

const COMPARISONS: readonly string[] = ['=', '<>', '<', '<=', '>', '>='];
const AGGREGATES: readonly string[] = ['COUNT', 'SUM', 'AVG', 'MIN', 'MAX'];
const RESERVED: readonly string[] = ['AND', 'OR', 'NOT', 'IN', 'LIKE', 'BETWEEN', 'IS', 'NULL', 'ESCAPE'];
const DATE_TEXT = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?))?Z?$/;

/** Milliseconds of a date as ArcGIS clients write it ('2026-11-21', '2026-11-21 08:00:00'; UTC), or null. */
export function dateValue(text: string): number | null {
  const match = DATE_TEXT.exec(text.trim());
  if (!match) return null;
  const value = Date.parse(`${match[1]}T${match[2] ?? '00:00'}Z`);
  // Date.parse rolls 30 February over; what comes back must be the day that was written.
  return Number.isFinite(value) && new Date(value).toISOString().startsWith(match[1]!) ? value : null;
}

class Parser {
  private position = 0;
  private depth = 0;

  constructor(private readonly tokens: readonly Token[]) {}

  whole(): Condition {
    const condition = this.either();
    if (this.next().kind !== 'end') throw this.unexpected();
    return condition;
  }

  private next(): Token {
    return this.tokens[this.position]!;
  }

  private unexpected(wanted = ''): WhereError {
    const token = this.next();
    const found = token.kind === 'end' ? 'end of the condition' : `'${token.value}'`;
    const hint = wanted ? `, expected ${wanted}` : '';
    return new WhereError(`Unexpected ${found} at position ${token.at + 1}${hint}.`);
  }

  private isWord(...words: string[]): boolean {
    const token = this.next();
    return token.kind === 'word' && words.includes(token.value.toUpperCase());
  }

  private takeWord(word: string): boolean {
    if (!this.isWord(word)) return false;
    this.position++;
    return true;
  }

  private takeSymbol(symbol: string): boolean {
    const token = this.next();
    if (token.kind !== 'symbol' || token.value !== symbol) return false;
    this.position++;
    return true;
  }

  private expectSymbol(symbol: string): void {
    if (!this.takeSymbol(symbol)) throw this.unexpected(`'${symbol}'`);
  }

  private nested<T>(read: () => T): T {
    if (++this.depth > MAX_DEPTH) throw new WhereError(`More than ${MAX_DEPTH} levels of nesting.`);
    const result = read();
    this.depth--;
    return result;
  }

  private joined(kind: 'and' | 'or', read: () => Condition): Condition {
    const terms = [read()];
    while (this.takeWord(kind.toUpperCase())) terms.push(read());
    return terms.length === 1 ? terms[0]! : { kind, terms };
  }

  private either(): Condition {
    return this.joined('or', () => this.joined('and', () => this.negation()));
  }

  private negation(): Condition {
    if (!this.takeWord('NOT')) return this.primary();
    return this.nested(() => ({ kind: 'not', term: this.negation() }));
  }

  private primary(): Condition {
    if (this.takeSymbol('('))
      return this.nested(() => {
        const condition = this.either();
        this.expectSymbol(')');
        return condition;
      });
    return this.predicate(this.operand());
  }

  private predicate(operand: Operand): Condition {
    const token = this.next();
    if (token.kind === 'symbol' && COMPARISONS.includes(token.value)) {
      this.position++;
      return {
        kind: 'compare',
        left: operand,
        operator: token.value as Comparison,
        right: this.operand()
      };
    }
    if (this.takeWord('IS')) {
      const negated = this.takeWord('NOT');
      if (!this.takeWord('NULL')) throw this.unexpected('NULL');
      return { kind: 'null', operand, negated };
    }
    const negated = this.takeWord('NOT');
    if (this.takeWord('LIKE')) return this.like(operand, negated);
    if (this.takeWord('IN')) return { kind: 'in', operand, values: this.list(), negated };
    if (this.takeWord('BETWEEN')) {
      const low = this.operand();
      if (!this.takeWord('AND')) throw this.unexpected('AND');
      return { kind: 'between', operand, low, high: this.operand(), negated };
    }
    throw this.unexpected('a comparison, IN, LIKE, BETWEEN or IS NULL');
  }

  private like(operand: Operand, negated: boolean): Condition {
    const pattern = this.textLiteral();
    const escape = this.takeWord('ESCAPE') ? this.textLiteral() : null;
    if (escape !== null && [...escape].length !== 1)
      throw new WhereError('ESCAPE needs exactly one character.');
    return { kind: 'like', operand, pattern, escape, negated };
  }

  private textLiteral(): string {
    const token = this.next();
    if (token.kind !== 'string') throw this.unexpected('a text in single quotes');
    this.position++;
    return token.value;
  }

  private list(): Operand[] {
    this.expectSymbol('(');
    const values = [this.operand()];
    while (this.takeSymbol(',')) values.push(this.operand());
    this.expectSymbol(')');
    return values;
  }

  private operand(): Operand {
    const negative = this.takeSymbol('-');
    if (!negative) this.takeSymbol('+');
    const token = this.next();
    if (token.kind === 'number') {
      this.position++;
      return { kind: 'number', value: negative ? -token.value : token.value };
    }
    if (negative) throw this.unexpected('a number');
    if (token.kind === 'string' || token.kind === 'quoted') {
      this.position++;
      return token.kind === 'string'
        ? { kind: 'string', value: token.value }
        : { kind: 'field', name: token.value };
    }
    if (token.kind !== 'word') throw this.unexpected('a field or a value');
    return this.word(token.value);
  }

  private word(word: string): Operand {
    const upper = word.toUpperCase();
    if (RESERVED.includes(upper)) throw this.unexpected('a field or a value');
    this.position++;
    const next = this.next();
    if ((upper === 'DATE' || upper === 'TIMESTAMP') && next.kind === 'string') {
      this.position++;
      const value = dateValue(next.value);
      if (value === null)
        throw new WhereError(`'${next.value}' is no date; write ${upper} '2026-11-21' or '… 08:30:00'.`);
      return { kind: 'date', value };
    }
    if (upper === 'CURRENT_DATE' || upper === 'CURRENT_TIMESTAMP') return { kind: 'now', name: upper };
    return this.takeSymbol('(') ? this.call(word, upper) : { kind: 'field', name: word };
  }

  private call(word: string, upper: string): Operand {
    if (upper === 'UPPER' || upper === 'LOWER')
      return this.nested(() => {
        const of = this.operand();
        this.expectSymbol(')');
        return { kind: 'text', name: upper, of };
      });
    if (!AGGREGATES.includes(upper))
      throw new WhereError(`Unknown function '${word}'. UPPER and LOWER are known, in having also the sums.`);
    const name = upper as AggregateName;
    const all = name === 'COUNT' && this.takeSymbol('*');
    const of = all ? null : this.operand();
    this.expectSymbol(')');
    if (of !== null && of.kind !== 'field') throw new WhereError(`${name} needs a field.`);
    return { kind: 'aggregate', name, field: of?.name ?? null };
  }
}

/**
 * Reads a `where` or `having` of the ArcGIS REST dialect: comparisons, AND, OR, NOT, brackets, LIKE, IN, BETWEEN,
 * IS NULL, UPPER, LOWER, DATE '…', TIMESTAMP '…', CURRENT_DATE, CURRENT_TIMESTAMP.
 * @throws WhereError that says where reading stopped and what was expected.
 */
export function parseWhere(text: string): Condition {
  if (text.length > MAX_LENGTH)
    throw new WhereError(`The condition is longer than ${MAX_LENGTH} characters.`);
  if (text.includes('\0')) throw new WhereError('The condition holds a character that no text may hold.');
  return new Parser(tokenize(text)).whole();
}
