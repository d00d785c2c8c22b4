import { parseDate } from './dates';
import { FUNCTIONS } from './functions';
import type { ValueKind } from './functions';
import { WhereError } from './condition-tree';
import type { CastType, DatePart, Operand } from './condition-tree';

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
export interface SqlColumn {
  readonly sql: string;
  readonly kind: ValueKind;
}

export interface SqlColumns {
  /** @throws when there is no such column, or the caller may not read it. */
  findColumn(name: string): SqlColumn;
  /** SUM(field) and so on; undefined in a `where`. */
  findAggregate?(name: string, field: string | null): SqlColumn;
}

/** A value as SQL. An interval comes only from INTERVAL and is used only in arithmetic with dates. */
interface SqlValue {
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

const createMismatchError = (found: string, wanted: string) =>
  new WhereError(`${found === 'interval' ? 'An' : 'A'} ${found} cannot be compared with a ${wanted}.`);

/**
 * Returns a literal as the kind it is compared with: '5' with a number is 5, '2026-01-31' with a date is a day.
 */
export function convertLiteral(operand: Operand, kind: ValueKind): number | string | Date {
  if (!isLiteral(operand)) throw createMismatchError(operand.kind, kind);
  if (operand.kind === kind) return kind === 'date' ? new Date(operand.value) : operand.value;
  if (operand.kind === 'string') {
    const value = kind === 'date' ? parseDate(operand.value) : Number(operand.value.trim() || 'x');
    if (value !== null && Number.isFinite(value)) return kind === 'date' ? new Date(value) : value;
  }
  const shown = operand.kind === 'date' ? new Date(operand.value).toISOString() : String(operand.value);
  throw new WhereError(`'${shown}' cannot be compared with a ${kind}.`);
}

const toDoubleSql = (sql: string) => `${sql}::double precision`;
/** Returns a moment on the clock of UTC, whose days and months are counted; dates have no other zone here. */
const toUtcSql = (sql: string) => `(${sql} AT TIME ZONE 'UTC')`;

const writeExtractSql = (part: DatePart, sql: string) =>
  toDoubleSql(`extract(${part} FROM ${toUtcSql(sql)})`);

/** Returns a value as text, as CAST and CONCAT write it. */
function toTextSql({ sql, kind }: SqlValue): string {
  if (kind === 'string') return sql;
  if (kind === 'date') return `to_char(${toUtcSql(sql)}, 'YYYY-MM-DD HH24:MI:SS')`;
  return `(${toDoubleSql(sql)})::text`;
}

/** Writes values as SQL: columns by the names of `columns`, every literal bound. */
export class OperandWriter {
  constructor(
    private readonly columns: SqlColumns,
    private readonly bindings: Bindings
  ) {}

  /**
   * Writes several values of one kind: that of the first that is not a literal.
   * @throws WhereError when kinds do not match.
   */
  writeSameKind(operands: readonly Operand[]): { readonly sql: readonly string[]; readonly kind: ValueKind } {
    const leader = operands.find((operand) => !isLiteral(operand)) ?? operands[0]!;
    const first = isLiteral(leader) ? null : this.writeValue(leader);
    const kind = first ? first.kind : (leader as LiteralOperand).kind;
    if (kind === 'interval') throw createMismatchError('interval', 'value');
    const sql = operands.map((operand) =>
      operand === leader && first ? first.sql : this.writeAs(operand, kind)
    );
    return { sql, kind };
  }

  /**
   * Writes a value of a kind.
   * @throws WhereError when it has another kind.
   */
  writeAs(operand: Operand, kind: ValueKind): string {
    if (isLiteral(operand)) {
      const value = convertLiteral(operand, kind);
      // Compared with a double, an integer column would be converted row by row, without its index.
      return this.bindings.add(value, Number.isSafeInteger(value) ? 'bigint' : SQL_TYPE[kind]);
    }
    const value = this.writeValue(operand);
    if (value.kind !== kind) throw createMismatchError(value.kind, kind);
    return value.sql;
  }

  private writeValue(operand: Operand): SqlValue {
    switch (operand.kind) {
      case 'number':
      case 'string':
      case 'date':
        return { sql: this.writeAs(operand, operand.kind), kind: operand.kind };
      case 'field':
        return this.columns.findColumn(operand.name);
      case 'aggregate':
        if (!this.columns.findAggregate)
          throw new WhereError(`${operand.name} belongs in having, not in where.`);
        return this.columns.findAggregate(operand.name, operand.field);
      case 'now':
        return { sql: NOW[operand.name], kind: 'date' };
      case 'interval':
        return { sql: this.writeInterval(operand), kind: 'interval' };
      case 'negative':
        return { sql: `(- ${this.writeNumber(operand.of)})`, kind: 'number' };
      case 'arithmetic':
        return this.writeArithmetic(operand);
      case 'extract':
        return { sql: writeExtractSql(operand.part, this.writeAs(operand.of, 'date')), kind: 'number' };
      case 'cast':
        return this.writeCast(operand.as, operand.of);
      case 'call':
        return this.writeCall(operand.name, operand.of);
    }
  }

  private writeNumber(operand: Operand): string {
    return toDoubleSql(this.writeAs(operand, 'number'));
  }

  private writeInterval({ months, milliseconds }: { months: number; milliseconds: number }): string {
    const seconds = this.bindings.add(milliseconds / 1000, SQL_TYPE.number);
    return `make_interval(months => ${this.bindings.add(months, 'int')}, secs => ${seconds})`;
  }

  /** Writes the two sides of an operator; a text in quotes is a date next to a date, otherwise a number. */
  private writeSides(left: Operand, right: Operand): readonly [SqlValue, SqlValue] {
    const writeBeside = (literal: LiteralOperand, other: SqlValue): SqlValue => {
      const isDate = literal.kind === 'date' || (literal.kind === 'string' && other.kind === 'date');
      const kind = isDate ? 'date' : 'number';
      return { sql: this.writeAs(literal, kind), kind };
    };
    if (!isLiteral(left)) {
      const value = this.writeValue(left);
      return [value, isLiteral(right) ? writeBeside(right, value) : this.writeValue(right)];
    }
    if (!isLiteral(right)) {
      const value = this.writeValue(right);
      // Only a date is valid next to an interval.
      return [writeBeside(left, value.kind === 'interval' ? { ...value, kind: 'date' } : value), value];
    }
    const kind = left.kind === 'date' || right.kind === 'date' ? 'date' : 'number';
    const other: SqlValue = { sql: '', kind };
    return [
      writeBeside(left, other),
      right.kind === 'number' ? this.writeValue(right) : writeBeside(right, other)
    ];
  }

  private writeArithmetic({ operator, left, right }: Extract<Operand, { kind: 'arithmetic' }>): SqlValue {
    if (operator === '||')
      return { sql: `(${this.writeAs(left, 'string')} || ${this.writeAs(right, 'string')})`, kind: 'string' };
    const [a, b] = this.writeSides(left, right);
    if (a.kind === 'number' && b.kind === 'number')
      return { sql: `(${toDoubleSql(a.sql)} ${operator} ${toDoubleSql(b.sql)})`, kind: 'number' };
    if (operator === '-' && a.kind === 'date' && b.kind === 'date')
      return { sql: toDoubleSql(`(extract(epoch FROM (${a.sql} - ${b.sql})) / 86400)`), kind: 'number' };
    // The date is the left side; in a sum it may be the right one.
    const [date, length] = operator === '+' && b.kind === 'date' ? [b, a] : [a, b];
    const moves = operator === '+' || operator === '-';
    if (!moves || date.kind !== 'date' || length.kind === 'date' || length.kind === 'string')
      throw new WhereError(`'${operator}' does not work between a ${a.kind} and a ${b.kind}.`);
    // A number is in days, as in other databases.
    const span =
      length.kind === 'number' ? `(${toDoubleSql(length.sql)} * make_interval(hours => 24))` : length.sql;
    return { sql: `((${toUtcSql(date.sql)} ${operator} ${span}) AT TIME ZONE 'UTC')`, kind: 'date' };
  }

  private writeCast(as: CastType, of: Operand): SqlValue {
    if (as.to === 'date' || as.to === 'timestamp') {
      const moment = this.writeAs(of, 'date');
      return { sql: as.to === 'date' ? `date_trunc('day', ${moment}, 'UTC')` : moment, kind: 'date' };
    }
    const value = this.writeValue(of);
    if (value.kind === 'interval') throw createMismatchError('interval', 'value');
    if (as.to === 'text') {
      const text = toTextSql(value);
      return { sql: as.length === null ? text : `left(${text}, ${as.length})`, kind: 'string' };
    }
    if (value.kind === 'date') throw createMismatchError('date', 'number');
    const number = toDoubleSql(value.kind === 'string' ? `(${value.sql})` : value.sql);
    if (as.to === 'numeric')
      return { sql: toDoubleSql(`${number}::numeric(${as.precision}, ${as.scale})`), kind: 'number' };
    return { sql: as.to === 'integer' ? `${number}::bigint` : number, kind: 'number' };
  }

  private writeCall(name: string, of: readonly Operand[]): SqlValue {
    const { takes, gives, sql } = FUNCTIONS[name]!;
    if (gives === 'alike') {
      const { sql: args, kind } = this.writeSameKind(of);
      return { sql: sql(...args), kind };
    }
    const args = of.map((operand, at) => {
      const wanted = takes[at] ?? takes.at(-1)!;
      if (wanted === 'number') return this.writeNumber(operand);
      // A text in quotes is used as it is; other values are converted like CAST.
      if (wanted === 'text') return toTextSql(this.writeValue(operand));
      return this.writeAs(operand, wanted as ValueKind);
    });
    return { sql: sql(...args), kind: gives };
  }
}
