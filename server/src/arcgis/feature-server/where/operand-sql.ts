import { dateValue } from './dates';
import { FUNCTIONS } from './functions';
import type { ValueKind } from './functions';
import { WhereError } from './tree';
import type { CastType, DatePart, Operand } from './tree';

/** Collects bound values; the SQL contains only their numbers. */
export class Bindings {
  readonly values: unknown[] = [];

  /** Binds a value and returns its placeholder with its type, e.g. `$3::text`. */
  add(value: unknown, type: string): string {
    this.values.push(value);
    return `$${this.values.length}::${type}`;
  }
}

/** A column that a condition may name. */
export interface Column {
  readonly sql: string;
  readonly kind: ValueKind;
}

export interface Columns {
  /** @throws when there is no such column, or the caller may not read it. */
  column(name: string): Column;
  /** SUM(field) and so on; undefined in a `where`. */
  aggregate?(name: string, field: string | null): Column;
}

/** A value as SQL. An interval comes only from INTERVAL and is used only in arithmetic with dates. */
interface Value {
  readonly sql: string;
  readonly kind: ValueKind | 'interval';
}

const SQL_TYPE: Record<ValueKind, string> = {
  number: 'double precision',
  string: 'text',
  date: 'timestamptz'
};

const NOW = {
  CURRENT_DATE: "date_trunc('day', now(), 'UTC')",
  CURRENT_TIME: "date_trunc('second', now())",
  CURRENT_TIMESTAMP: 'now()'
} as const;

type LiteralOperand = Extract<Operand, { readonly value: unknown }>;

export const isLiteral = (operand: Operand): operand is LiteralOperand => 'value' in operand;

const mismatch = (found: string, wanted: string) =>
  new WhereError(`${found === 'interval' ? 'An' : 'A'} ${found} cannot be compared with a ${wanted}.`);

/**
 * Returns a literal as the kind it is compared with: '5' with a number is 5, '2026-01-31' with a date is a day.
 */
export function literalAs(operand: Operand, kind: ValueKind): number | string | Date {
  if (!isLiteral(operand)) throw mismatch(operand.kind, kind);
  if (operand.kind === kind) return kind === 'date' ? new Date(operand.value) : operand.value;
  if (operand.kind === 'string') {
    const value = kind === 'date' ? dateValue(operand.value) : Number(operand.value.trim() || 'x');
    if (value !== null && Number.isFinite(value)) return kind === 'date' ? new Date(value) : value;
  }
  const shown = operand.kind === 'date' ? new Date(operand.value).toISOString() : String(operand.value);
  throw new WhereError(`'${shown}' cannot be compared with a ${kind}.`);
}

const double = (sql: string) => `${sql}::double precision`;
/** Returns a moment on the clock of UTC, whose days and months are counted; dates have no other zone here. */
const inUtc = (sql: string) => `(${sql} AT TIME ZONE 'UTC')`;

const extracted = (part: DatePart, sql: string) => double(`extract(${part} FROM ${inUtc(sql)})`);

/** Returns a value as text, as CAST and CONCAT write it. */
function asText({ sql, kind }: Value): string {
  if (kind === 'string') return sql;
  if (kind === 'date') return `to_char(${inUtc(sql)}, 'YYYY-MM-DD HH24:MI:SS')`;
  return `(${double(sql)})::text`;
}

/** Writes values as SQL: columns by the names of `columns`, every literal bound. */
export class OperandSql {
  constructor(
    private readonly columns: Columns,
    private readonly bindings: Bindings
  ) {}

  /**
   * Writes several values of one kind: that of the first that is not a literal.
   * @throws WhereError when kinds do not match.
   */
  alike(operands: readonly Operand[]): { readonly sql: readonly string[]; readonly kind: ValueKind } {
    const leader = operands.find((operand) => !isLiteral(operand)) ?? operands[0]!;
    const first = isLiteral(leader) ? null : this.value(leader);
    const kind = first ? first.kind : (leader as LiteralOperand).kind;
    if (kind === 'interval') throw mismatch('interval', 'value');
    const sql = operands.map((operand) => (operand === leader && first ? first.sql : this.as(operand, kind)));
    return { sql, kind };
  }

  /**
   * Writes a value of a kind.
   * @throws WhereError when it has another kind.
   */
  as(operand: Operand, kind: ValueKind): string {
    if (isLiteral(operand)) {
      const value = literalAs(operand, kind);
      // Compared with a double, an integer column would be converted row by row, without its index.
      return this.bindings.add(value, Number.isSafeInteger(value) ? 'bigint' : SQL_TYPE[kind]);
    }
    const value = this.value(operand);
    if (value.kind !== kind) throw mismatch(value.kind, kind);
    return value.sql;
  }

  private value(operand: Operand): Value {
    switch (operand.kind) {
      case 'number':
      case 'string':
      case 'date':
        return { sql: this.as(operand, operand.kind), kind: operand.kind };
      case 'field':
        return this.columns.column(operand.name);
      case 'aggregate':
        if (!this.columns.aggregate) throw new WhereError(`${operand.name} belongs in having, not in where.`);
        return this.columns.aggregate(operand.name, operand.field);
      case 'now':
        return { sql: NOW[operand.name], kind: 'date' };
      case 'interval':
        return { sql: this.interval(operand), kind: 'interval' };
      case 'negative':
        return { sql: `(- ${this.number(operand.of)})`, kind: 'number' };
      case 'arithmetic':
        return this.arithmetic(operand);
      case 'extract':
        return { sql: extracted(operand.part, this.as(operand.of, 'date')), kind: 'number' };
      case 'cast':
        return this.cast(operand.as, operand.of);
      case 'call':
        return this.call(operand.name, operand.of);
    }
  }

  private number(operand: Operand): string {
    return double(this.as(operand, 'number'));
  }

  private interval({ months, milliseconds }: { months: number; milliseconds: number }): string {
    const seconds = this.bindings.add(milliseconds / 1000, SQL_TYPE.number);
    return `make_interval(months => ${this.bindings.add(months, 'int')}, secs => ${seconds})`;
  }

  /** Writes the two sides of an operator; a text in quotes is a date next to a date, otherwise a number. */
  private sides(left: Operand, right: Operand): readonly [Value, Value] {
    const beside = (literal: LiteralOperand, other: Value): Value => {
      const isDate = literal.kind === 'date' || (literal.kind === 'string' && other.kind === 'date');
      const kind = isDate ? 'date' : 'number';
      return { sql: this.as(literal, kind), kind };
    };
    if (!isLiteral(left)) {
      const value = this.value(left);
      return [value, isLiteral(right) ? beside(right, value) : this.value(right)];
    }
    if (!isLiteral(right)) {
      const value = this.value(right);
      // Only a date is valid next to an interval.
      return [beside(left, value.kind === 'interval' ? { ...value, kind: 'date' } : value), value];
    }
    const kind = left.kind === 'date' || right.kind === 'date' ? 'date' : 'number';
    const other: Value = { sql: '', kind };
    return [beside(left, other), right.kind === 'number' ? this.value(right) : beside(right, other)];
  }

  private arithmetic({ operator, left, right }: Extract<Operand, { kind: 'arithmetic' }>): Value {
    if (operator === '||')
      return { sql: `(${this.as(left, 'string')} || ${this.as(right, 'string')})`, kind: 'string' };
    const [a, b] = this.sides(left, right);
    if (a.kind === 'number' && b.kind === 'number')
      return { sql: `(${double(a.sql)} ${operator} ${double(b.sql)})`, kind: 'number' };
    if (operator === '-' && a.kind === 'date' && b.kind === 'date')
      return { sql: double(`(extract(epoch FROM (${a.sql} - ${b.sql})) / 86400)`), kind: 'number' };
    // The date is the left side; in a sum it may be the right one.
    const [date, length] = operator === '+' && b.kind === 'date' ? [b, a] : [a, b];
    const moves = operator === '+' || operator === '-';
    if (!moves || date.kind !== 'date' || length.kind === 'date' || length.kind === 'string')
      throw new WhereError(`'${operator}' does not work between a ${a.kind} and a ${b.kind}.`);
    // A number is in days, as in other databases.
    const span =
      length.kind === 'number' ? `(${double(length.sql)} * make_interval(hours => 24))` : length.sql;
    return { sql: `((${inUtc(date.sql)} ${operator} ${span}) AT TIME ZONE 'UTC')`, kind: 'date' };
  }

  private cast(as: CastType, of: Operand): Value {
    if (as.to === 'date' || as.to === 'timestamp') {
      const moment = this.as(of, 'date');
      return { sql: as.to === 'date' ? `date_trunc('day', ${moment}, 'UTC')` : moment, kind: 'date' };
    }
    const value = this.value(of);
    if (value.kind === 'interval') throw mismatch('interval', 'value');
    if (as.to === 'text') {
      const text = asText(value);
      return { sql: as.length === null ? text : `left(${text}, ${as.length})`, kind: 'string' };
    }
    if (value.kind === 'date') throw mismatch('date', 'number');
    const number = double(value.kind === 'string' ? `(${value.sql})` : value.sql);
    if (as.to === 'numeric')
      return { sql: double(`${number}::numeric(${as.precision}, ${as.scale})`), kind: 'number' };
    return { sql: as.to === 'integer' ? `${number}::bigint` : number, kind: 'number' };
  }

  private call(name: string, of: readonly Operand[]): Value {
    const { takes, gives, sql } = FUNCTIONS[name]!;
    if (gives === 'alike') {
      const { sql: args, kind } = this.alike(of);
      return { sql: sql(...args), kind };
    }
    const args = of.map((operand, at) => {
      const wanted = takes[at] ?? takes.at(-1)!;
      if (wanted === 'number') return this.number(operand);
      // A text in quotes is used as it is; other values are converted like CAST.
      if (wanted === 'text') return asText(this.value(operand));
      return this.as(operand, wanted as ValueKind);
    });
    return { sql: sql(...args), kind: gives };
  }
}
