import { Cursor } from './cursor';
import { dateValue } from './dates';
import { FUNCTIONS, SYNONYMS } from './functions';
import { INTERVAL_UNITS, readInterval } from './interval';
import { DATE_PARTS, isOperand, WhereError } from './tree';
import type { AggregateName, CastType, Condition, Operand } from './tree';

const AGGREGATES: readonly string[] = ['COUNT', 'SUM', 'AVG', 'MIN', 'MAX'];
const RESERVED: readonly string[] = ['AND', 'OR', 'NOT', 'IN', 'LIKE', 'BETWEEN', 'IS', 'NULL', 'ESCAPE'];
const NOW = ['CURRENT_DATE', 'CURRENT_TIME', 'CURRENT_TIMESTAMP'] as const;
const VALUE = 'a field or a value';

/** Types that CAST accepts as one word, without a length. */
const CAST_TYPES: Readonly<Record<string, CastType>> = {
  DATE: { to: 'date' },
  TIMESTAMP: { to: 'timestamp' },
  INT: { to: 'integer' },
  INTEGER: { to: 'integer' },
  SMALLINT: { to: 'integer' },
  BIGINT: { to: 'integer' },
  FLOAT: { to: 'double' },
  REAL: { to: 'double' },
  DOUBLE: { to: 'double' }
};
const MOST_DIGITS = 300;
const MOST_CHARACTERS = 10_000;

/** Reads values: literals, fields, arithmetic and functions. */
export abstract class OperandParser extends Cursor {
  /** Reads a condition or a value in brackets. */
  protected abstract either(): Condition | Operand;

  /**
   * Reads a value.
   * @throws WhereError for a condition in its place.
   */
  protected operand(): Operand {
    const read = this.sum();
    if (!isOperand(read)) throw this.unexpected(VALUE);
    return read;
  }

  /** Reads a value, or a condition in brackets. */
  protected sum(): Condition | Operand {
    return this.chain(['+', '-', '||'] as const, () => this.product());
  }

  private product(): Condition | Operand {
    return this.chain(['*', '/'] as const, () => this.signed());
  }

  private chain(
    symbols: readonly ('+' | '-' | '*' | '/' | '||')[],
    read: () => Condition | Operand
  ): Condition | Operand {
    let left = read();
    // After a condition in brackets no operator may follow; the caller reports it.
    while (isOperand(left)) {
      const operator = this.takeOperator(symbols);
      if (operator === null) return left;
      const right = read();
      if (!isOperand(right)) throw this.unexpected(VALUE);
      left = { kind: 'arithmetic', operator, left, right };
    }
    return left;
  }

  private signed(): Condition | Operand {
    if (this.takeSymbol('+')) return this.nested(() => this.signedValue());
    if (!this.takeSymbol('-')) return this.atom();
    const token = this.next();
    if (token.kind === 'number') {
      this.skip();
      return { kind: 'number', value: -token.value };
    }
    return this.nested((): Operand => ({ kind: 'negative', of: this.signedValue() }));
  }

  private signedValue(): Operand {
    const of = this.signed();
    if (!isOperand(of)) throw this.unexpected(VALUE);
    return of;
  }

  private atom(): Condition | Operand {
    if (this.takeSymbol('('))
      return this.nested(() => {
        const inside = this.either();
        this.expectSymbol(')');
        return inside;
      });
    const token = this.next();
    if (token.kind === 'word') return this.word(token.value);
    if (token.kind === 'end' || token.kind === 'symbol') throw this.unexpected(VALUE);
    this.skip();
    if (token.kind === 'quoted') return { kind: 'field', name: token.value };
    return token.kind === 'number'
      ? { kind: 'number', value: token.value }
      : { kind: 'string', value: token.value };
  }

  private word(word: string): Operand {
    const upper = word.toUpperCase();
    if (RESERVED.includes(upper)) throw this.unexpected(VALUE);
    this.skip();
    const isText = this.next().kind === 'string';
    if (isText && (upper === 'DATE' || upper === 'TIMESTAMP')) return this.date(upper);
    if (isText && upper === 'INTERVAL') return this.interval();
    const now = NOW.find((name) => name === upper);
    if (now) {
      if (this.takeSymbol('(')) this.expectSymbol(')');
      return { kind: 'now', name: now };
    }
    return this.takeSymbol('(') ? this.nested(() => this.call(word, upper)) : { kind: 'field', name: word };
  }

  private date(word: string): Operand {
    const text = this.textLiteral();
    const value = dateValue(text);
    if (value === null)
      throw new WhereError(`'${text}' is no date; write ${word} '2026-11-21' or '… 08:30:00'.`);
    return { kind: 'date', value };
  }

  private interval(): Operand {
    const text = this.textLiteral();
    const unit = () => {
      const found = this.takeOneOf(INTERVAL_UNITS);
      if (found === null) throw this.unexpected(INTERVAL_UNITS.join(', '));
      return found;
    };
    const from = unit();
    const to = this.takeWord('TO') ? unit() : from;
    return { kind: 'interval', ...readInterval(text, from, to) };
  }

  /** Reads a call, after its opening bracket. */
  private call(word: string, upper: string): Operand {
    if (upper === 'EXTRACT') return this.extract();
    if (upper === 'CAST') return this.cast();
    if (AGGREGATES.includes(upper)) return this.aggregate(upper as AggregateName);
    const name = Object.hasOwn(SYNONYMS, upper) ? SYNONYMS[upper]! : upper;
    if (!Object.hasOwn(FUNCTIONS, name))
      throw new WhereError(
        `Unknown function '${word}'. Known are EXTRACT, CAST, ${Object.keys(FUNCTIONS)
          .filter((known) => !known.includes(' '))
          .join(', ')}; in having also ${AGGREGATES.join(', ')}.`
      );
    if (name === 'TRIM') return this.trim();
    return this.counted(name, this.args(name));
  }

  /** Reads the arguments up to the closing bracket; POSITION and SUBSTRING separate them with words. */
  private args(name: string): Operand[] {
    const between = { POSITION: ['IN'], SUBSTRING: ['FROM', 'FOR'] }[name] ?? [];
    const args = [this.operand()];
    while (this.takeSymbol(',') || this.takeOneOf(between) !== null) args.push(this.operand());
    this.expectSymbol(')');
    return args;
  }

  private counted(name: string, of: readonly Operand[]): Operand {
    const { takes, optional = 0, repeats = false } = FUNCTIONS[name]!;
    const fewest = takes.length - optional;
    if (of.length < fewest || (of.length > takes.length && !repeats)) {
      const most = repeats ? ' or more' : optional > 0 ? ` to ${takes.length}` : '';
      throw new WhereError(`${name} takes ${fewest}${most} values; it has ${of.length}.`);
    }
    return { kind: 'call', name, of };
  }

  private trim(): Operand {
    const side = this.takeOneOf(['BOTH', 'LEADING', 'TRAILING'] as const);
    const name = side === null || side === 'BOTH' ? 'TRIM' : `TRIM ${side}`;
    const characters: Operand[] = [];
    if (!this.isWord('FROM')) {
      const first = this.operand();
      if (this.takeSymbol(')')) return this.counted(name, [first]);
      characters.push(first);
    }
    this.expectWord('FROM');
    const of = this.operand();
    this.expectSymbol(')');
    return this.counted(name, [of, ...characters]);
  }

  private extract(): Operand {
    const part = this.takeOneOf(DATE_PARTS);
    if (part === null) throw this.unexpected(DATE_PARTS.join(', '));
    this.expectWord('FROM');
    const of = this.operand();
    this.expectSymbol(')');
    return { kind: 'extract', part, of };
  }

  private cast(): Operand {
    const of = this.operand();
    this.expectWord('AS');
    const as = this.castType();
    this.expectSymbol(')');
    return { kind: 'cast', as, of };
  }

  private castType(): CastType {
    const plain = this.takeOneOf(Object.keys(CAST_TYPES));
    if (plain !== null) {
      if (plain === 'DOUBLE') this.takeWord('PRECISION');
      return CAST_TYPES[plain]!;
    }
    if (this.takeOneOf(['VARCHAR', 'CHAR']) !== null) {
      const [length] = this.sizes(MOST_CHARACTERS);
      return { to: 'text', length: length ?? null };
    }
    if (this.takeOneOf(['NUMERIC', 'DECIMAL']) === null)
      throw this.unexpected(`${Object.keys(CAST_TYPES).join(', ')}, NUMERIC or VARCHAR`);
    const [precision, scale = 0] = this.sizes(MOST_DIGITS);
    return precision === undefined ? { to: 'double' } : { to: 'numeric', precision, scale };
  }

  /** Reads the whole numbers in brackets after a type; empty without brackets. */
  private sizes(most: number): number[] {
    if (!this.takeSymbol('(')) return [];
    const sizes: number[] = [];
    do {
      const token = this.next();
      const isSize = token.kind === 'number' && Number.isInteger(token.value) && token.value <= most;
      if (!isSize) throw this.unexpected(`a whole number up to ${most}`);
      this.skip();
      sizes.push(token.value);
    } while (this.takeSymbol(','));
    this.expectSymbol(')');
    return sizes;
  }

  private aggregate(name: AggregateName): Operand {
    const all = name === 'COUNT' && this.takeSymbol('*');
    const of = all ? null : this.operand();
    this.expectSymbol(')');
    if (of !== null && of.kind !== 'field') throw new WhereError(`${name} needs a field.`);
    return { kind: 'aggregate', name, field: of?.name ?? null };
  }
}
