import type { FieldType } from '../../../layers/dataset';
import { dateValue } from './parse';
import { WhereError } from './tree';
import type { Condition, Operand } from './tree';

/** Collects bound values; the SQL holds only their numbers. */
export class Bindings {
  readonly values: unknown[] = [];

  /** Binds a value and gives its placeholder with its type, e.g. `$3::text`. */
  add(value: unknown, type: string): string {
    this.values.push(value);
    return `$${this.values.length}::${type}`;
  }
}

export type ValueKind = 'number' | 'string' | 'date';

export const kindOf = (type: FieldType): ValueKind =>
  type === 'string' ? 'string' : type === 'date' ? 'date' : 'number';

/** A column that a condition may name. */
export interface Column {
  readonly sql: string;
  readonly kind: ValueKind;
}

export interface Columns {
  /** @throws when there is no such column, or the caller may not read it. */
  column(name: string): Column;
  /** SUM(field) and so on; absent in a `where`. */
  aggregate?(name: string, field: string | null): Column;
}

const SQL_TYPE: Record<ValueKind, string> = {
  number: 'double precision',
  string: 'text',
  date: 'timestamptz'
};

const NOW = {
  CURRENT_DATE: "date_trunc('day', now(), 'UTC')",
  CURRENT_TIMESTAMP: 'now()'
} as const;

function kindOfOperand(operand: Operand, columns: Columns): ValueKind {
  switch (operand.kind) {
    case 'field':
      return columns.column(operand.name).kind;
    case 'aggregate':
      return aggregate(operand, columns).kind;
    case 'text':
      return 'string';
    case 'now':
      return 'date';
    default:
      return operand.kind;
  }
}

function aggregate(operand: Extract<Operand, { kind: 'aggregate' }>, columns: Columns): Column {
  if (!columns.aggregate) throw new WhereError(`${operand.name} belongs in having, not in where.`);
  return columns.aggregate(operand.name, operand.field);
}

/** A literal as the kind it is compared with: '5' beside a number is 5, '2026-01-31' beside a date a day. */
export function literalAs(operand: Operand, kind: ValueKind): number | string | Date {
  if (operand.kind === 'number' && kind === 'number') return operand.value;
  if (operand.kind === 'string' && kind === 'string') return operand.value;
  if (operand.kind === 'date' && kind === 'date') return new Date(operand.value);
  if (operand.kind === 'string') {
    const value = kind === 'date' ? dateValue(operand.value) : Number(operand.value.trim() || 'x');
    if (value !== null && Number.isFinite(value)) return kind === 'date' ? new Date(value) : value;
  }
  const shown = operand.kind === 'date' ? new Date(operand.value).toISOString() : String(valueOf(operand));
  throw new WhereError(`'${shown}' cannot be compared with a ${kind}.`);
}

const valueOf = (operand: Operand): number | string => ('value' in operand ? operand.value : operand.kind);

function operandSql(operand: Operand, kind: ValueKind, columns: Columns, bindings: Bindings): string {
  const own = () => {
    const found = kindOfOperand(operand, columns);
    if (found !== kind) throw new WhereError(`A ${found} cannot be compared with a ${kind}.`);
  };
  switch (operand.kind) {
    case 'field':
      own();
      return columns.column(operand.name).sql;
    case 'aggregate':
      own();
      return aggregate(operand, columns).sql;
    case 'text':
      own();
      return `${operand.name}(${operandSql(operand.of, 'string', columns, bindings)})`;
    case 'now':
      own();
      return NOW[operand.name];
    default: {
      const value = literalAs(operand, kind);
      // A column of whole numbers beside a double would be converted row by row, past its index.
      return bindings.add(value, Number.isSafeInteger(value) ? 'bigint' : SQL_TYPE[kind]);
    }
  }
}

const isLiteral = ({ kind }: Operand) => kind === 'number' || kind === 'string' || kind === 'date';

/** Several operands as one kind: that of the first which is no literal. */
function alike(operands: readonly Operand[], columns: Columns, bindings: Bindings): string[] {
  const kind = kindOfOperand(operands.find((operand) => !isLiteral(operand)) ?? operands[0]!, columns);
  return operands.map((operand) => operandSql(operand, kind, columns, bindings));
}

/**
 * The condition as SQL: columns by the names `columns` gives them, every literal bound.
 * @throws WhereError when kinds do not fit; whatever `columns` throws for a name.
 */
export function conditionSql(condition: Condition, columns: Columns, bindings: Bindings): string {
  const not = 'negated' in condition && condition.negated ? 'NOT ' : '';
  switch (condition.kind) {
    case 'and':
    case 'or': {
      const terms = condition.terms.map((term) => conditionSql(term, columns, bindings));
      return `(${terms.join(condition.kind === 'and' ? ' AND ' : ' OR ')})`;
    }
    case 'not':
      return `(NOT ${conditionSql(condition.term, columns, bindings)})`;
    case 'compare': {
      const [left, right] = alike([condition.left, condition.right], columns, bindings);
      return `(${left} ${condition.operator} ${right})`;
    }
    case 'like': {
      const operand = operandSql(condition.operand, 'string', columns, bindings);
      // Without ESCAPE standard SQL knows no escape character; PostgreSQL would take a backslash for one.
      const escape = bindings.add(condition.escape ?? '', 'text');
      return `(${operand} ${not}LIKE ${bindings.add(condition.pattern, 'text')} ESCAPE ${escape})`;
    }
    case 'in': {
      const [operand, ...values] = alike([condition.operand, ...condition.values], columns, bindings);
      return `(${operand} ${not}IN (${values.join(', ')}))`;
    }
    case 'between': {
      const all = [condition.operand, condition.low, condition.high];
      const [operand, low, high] = alike(all, columns, bindings);
      return `(${operand} ${not}BETWEEN ${low} AND ${high})`;
    }
    case 'null': {
      const kind = kindOfOperand(condition.operand, columns);
      return `(${operandSql(condition.operand, kind, columns, bindings)} IS ${not}NULL)`;
    }
  }
}
