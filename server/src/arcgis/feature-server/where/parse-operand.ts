import { TokenCursor } from './cursor';
import { parseDate } from './dates';
import { FUNCTIONS, SYNONYMS } from './functions';
import { INTERVAL_UNITS, readInterval } from './interval';
import { DATE_PARTS, isOperand, WhereError } from './condition-tree';
import type { AggregateName, CastType, Condition, Operand } from './condition-tree';

const AGGREGATES: readonly string[] = ['COUNT', 'SUM', 'AVG', 'MIN', 'MAX'];
const RESERVED: readonly string[] = ['AND', 'OR', 'NOT', 'IN', 'LIKE', 'BETWEEN', 'IS', 'NULL', 'ESCAPE'];
const NOW_KEYWORDS = ['CURRENT_DATE', 'CURRENT_TIME', 'CURRENT_TIMESTAMP'] as const;
const VALUE_HINT = 'a field or a value';

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
export abstract class OperandParser extends TokenCursor {
  /** Reads a condition or a value in brackets. */
  protected abstract readEither(): Condition | Operand;

  /**
   * Reads a value.
   * @throws WhereError for a condition in its place.
   */
  protected readOperand(): Operand {
    const read = this.readSum();
    if (!isOperand(read)) throw this.createSyntaxError(VALUE_HINT);
    return read;
  }

  /** Reads a value, or a condition in brackets. */
  protected readSum(): Condition | Operand {
    return this.readChain(['+', '-', '||'] as const, () => this.readProduct());
  }

  private readProduct(): Condition | Operand {
    return this.readChain(['*', '/'] as const, () => this.readSigned());
  }

  private readChain(
    symbols: readonly ('+' | '-' | '*' | '/' | '||')[],
    read: () => Condition | Operand
  ): Condition | Operand {
    let left = read();
    // After a condition in brackets no operator may follow; the caller reports it.
    while (isOperand(left)) {
      const operator = this.takeOperator(symbols);
      if (operator === null) return left;
      const right = read();
      if (!isOperand(right)) throw this.createSyntaxError(VALUE_HINT);
      left = { kind: 'arithmetic', operator, left, right };
    }
    return left;
  }

  private readSigned(): Condition | Operand {
    if (this.takeSymbol('+')) return this.readNested(() => this.readSignedValue());
    if (!this.takeSymbol('-')) return this.readAtom();
    const token = this.peekToken();
    if (token.kind === 'number') {
      this.skipToken();
      return { kind: 'number', value: -token.value };
    }
    return this.readNested((): Operand => ({ kind: 'negative', of: this.readSignedValue() }));
  }

  private readSignedValue(): Operand {
    const of = this.readSigned();
    if (!isOperand(of)) throw this.createSyntaxError(VALUE_HINT);
    return of;
  }

  private readAtom(): Condition | Operand {
    if (this.takeSymbol('('))
      return this.readNested(() => {
        const inside = this.readEither();
        this.expectSymbol(')');
        return inside;
      });
    const token = this.peekToken();
    if (token.kind === 'word') return this.readWord(token.value);
    if (token.kind === 'end' || token.kind === 'symbol') throw this.createSyntaxError(VALUE_HINT);
    this.skipToken();
    if (token.kind === 'quoted') return { kind: 'field', name: token.value };
    return token.kind === 'number'
      ? { kind: 'number', value: token.value }
      : { kind: 'string', value: token.value };
  }

  private readWord(word: string): Operand {
    const upper = word.toUpperCase();
    if (RESERVED.includes(upper)) throw this.createSyntaxError(VALUE_HINT);
    this.skipToken();
    const isText = this.peekToken().kind === 'string';
    if (isText && (upper === 'DATE' || upper === 'TIMESTAMP')) return this.readDate(upper);
    if (isText && upper === 'INTERVAL') return this.readIntervalLiteral();
    const now = NOW_KEYWORDS.find((name) => name === upper);
    if (now) {
      if (this.takeSymbol('(')) this.expectSymbol(')');
      return { kind: 'now', name: now };
    }
    return this.takeSymbol('(')
      ? this.readNested(() => this.readCall(word, upper))
      : { kind: 'field', name: word };
  }

  private readDate(word: string): Operand {
    const text = this.takeText();
    const value = parseDate(text);
    if (value === null)
      throw new WhereError(`'${text}' is not a date; write ${word} '2026-11-21' or '… 08:30:00'.`);
    return { kind: 'date', value };
  }

  private readIntervalLiteral(): Operand {
    const text = this.takeText();
    const readUnit = () => {
      const found = this.takeAnyWord(INTERVAL_UNITS);
      if (found === null) throw this.createSyntaxError(INTERVAL_UNITS.join(', '));
      return found;
    };
    const from = readUnit();
    const to = this.takeWord('TO') ? readUnit() : from;
    return { kind: 'interval', ...readInterval(text, from, to) };
  }

  /** Reads a call, after its opening bracket. */
  private readCall(word: string, upper: string): Operand {
    if (upper === 'EXTRACT') return this.readExtract();
    if (upper === 'CAST') return this.readCast();
    if (AGGREGATES.includes(upper)) return this.readAggregate(upper as AggregateName);
    const name = Object.hasOwn(SYNONYMS, upper) ? SYNONYMS[upper]! : upper;
    if (!Object.hasOwn(FUNCTIONS, name))
      throw new WhereError(
        `Unknown function '${word}'. Known are EXTRACT, CAST, ${Object.keys(FUNCTIONS)
          .filter((known) => !known.includes(' '))
          .join(', ')}; in having also ${AGGREGATES.join(', ')}.`
      );
    if (name === 'TRIM') return this.readTrim();
    return this.createCall(name, this.readArguments(name));
  }

  /** Reads the arguments up to the closing bracket; POSITION and SUBSTRING separate them with words. */
  private readArguments(name: string): Operand[] {
    const between = { POSITION: ['IN'], SUBSTRING: ['FROM', 'FOR'] }[name] ?? [];
    const args = [this.readOperand()];
    while (this.takeSymbol(',') || this.takeAnyWord(between) !== null) args.push(this.readOperand());
    this.expectSymbol(')');
    return args;
  }

  private createCall(name: string, of: readonly Operand[]): Operand {
    const { takes, optional = 0, repeats = false } = FUNCTIONS[name]!;
    const fewest = takes.length - optional;
    if (of.length < fewest || (of.length > takes.length && !repeats)) {
      const most = repeats ? ' or more' : optional > 0 ? ` to ${takes.length}` : '';
      throw new WhereError(`${name} takes ${fewest}${most} values; it has ${of.length}.`);
    }
    return { kind: 'call', name, of };
  }

  private readTrim(): Operand {
    const side = this.takeAnyWord(['BOTH', 'LEADING', 'TRAILING'] as const);
    const name = side === null || side === 'BOTH' ? 'TRIM' : `TRIM ${side}`;
    const characters: Operand[] = [];
    if (!this.isWord('FROM')) {
      const first = this.readOperand();
      if (this.takeSymbol(')')) return this.createCall(name, [first]);
      characters.push(first);
    }
    this.expectWord('FROM');
    const of = this.readOperand();
    this.expectSymbol(')');
    return this.createCall(name, [of, ...characters]);
  }

  private readExtract(): Operand {
    const part = this.takeAnyWord(DATE_PARTS);
    if (part === null) throw this.createSyntaxError(DATE_PARTS.join(', '));
    this.expectWord('FROM');
    const of = this.readOperand();
    this.expectSymbol(')');
    return { kind: 'extract', part, of };
  }

  private readCast(): Operand {
    const of = this.readOperand();
    this.expectWord('AS');
    const as = this.readCastType();
    this.expectSymbol(')');
    return { kind: 'cast', as, of };
  }

  private readCastType(): CastType {
    const plain = this.takeAnyWord(Object.keys(CAST_TYPES));
    if (plain !== null) {
      if (plain === 'DOUBLE') this.takeWord('PRECISION');
      return CAST_TYPES[plain]!;
    }
    if (this.takeAnyWord(['VARCHAR', 'CHAR']) !== null) {
      const [length] = this.readSizes(MOST_CHARACTERS);
      return { to: 'text', length: length ?? null };
    }
    if (this.takeAnyWord(['NUMERIC', 'DECIMAL']) === null)
      throw this.createSyntaxError(`${Object.keys(CAST_TYPES).join(', ')}, NUMERIC or VARCHAR`);
    const [precision, scale = 0] = this.readSizes(MOST_DIGITS);
    return precision === undefined ? { to: 'double' } : { to: 'numeric', precision, scale };
  }

  /** Reads the whole numbers in brackets after a type; empty without brackets. */
  private readSizes(most: number): number[] {
    if (!this.takeSymbol('(')) return [];
    const sizes: number[] = [];
    do {
      const token = this.peekToken();
      const isSize = token.kind === 'number' && Number.isInteger(token.value) && token.value <= most;
      if (!isSize) throw this.createSyntaxError(`a whole number up to ${most}`);
      this.skipToken();
      sizes.push(token.value);
    } while (this.takeSymbol(','));
    this.expectSymbol(')');
    return sizes;
  }

  private readAggregate(name: AggregateName): Operand {
    const all = name === 'COUNT' && this.takeSymbol('*');
    const of = all ? null : this.readOperand();
    this.expectSymbol(')');
    if (of !== null && of.kind !== 'field') throw new WhereError(`${name} needs a field.`);
    return { kind: 'aggregate', name, field: of?.name ?? null };
  }
}
