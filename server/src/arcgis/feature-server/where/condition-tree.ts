/** A `where` (or `having`) as a tree: the only form in which a caller's condition reaches the SQL. */
export type Literal =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'string'; readonly value: string }
  /** Milliseconds since 1970 UTC. */
  | { readonly kind: 'date'; readonly value: number };

export type AggregateName = 'COUNT' | 'SUM' | 'AVG' | 'MIN' | 'MAX';

/** Parts of a date that EXTRACT returns; all except WEEK and QUARTER are also units of an INTERVAL. */
export const DATE_PARTS = ['YEAR', 'QUARTER', 'MONTH', 'WEEK', 'DAY', 'HOUR', 'MINUTE', 'SECOND'] as const;
export type DatePart = (typeof DATE_PARTS)[number];

export type ArithmeticOperator = '+' | '-' | '*' | '/' | '||';

/** The type that CAST turns a value into. */
export type CastType =
  | { readonly to: 'date' | 'timestamp' | 'integer' | 'double' }
  | { readonly to: 'numeric'; readonly precision: number; readonly scale: number }
  /** Characters to retain; null retains all of them. */
  | { readonly to: 'text'; readonly length: number | null };

export type Operand =
  | Literal
  | { readonly kind: 'field'; readonly name: string }
  | { readonly kind: 'aggregate'; readonly name: AggregateName; readonly field: string | null }
  | { readonly kind: 'now'; readonly name: 'CURRENT_DATE' | 'CURRENT_TIME' | 'CURRENT_TIMESTAMP' }
  | { readonly kind: 'interval'; readonly months: number; readonly milliseconds: number }
  | { readonly kind: 'negative'; readonly of: Operand }
  | {
      readonly kind: 'arithmetic';
      readonly operator: ArithmeticOperator;
      readonly left: Operand;
      readonly right: Operand;
    }
  /** A function of the table in functions.ts, by its name there. */
  | { readonly kind: 'call'; readonly name: string; readonly of: readonly Operand[] }
  | { readonly kind: 'extract'; readonly part: DatePart; readonly of: Operand }
  | { readonly kind: 'cast'; readonly as: CastType; readonly of: Operand };

export type Comparison = '=' | '<>' | '<' | '<=' | '>' | '>=';

export type Condition =
  | { readonly kind: 'and' | 'or'; readonly terms: readonly Condition[] }
  | { readonly kind: 'not'; readonly term: Condition }
  | {
      readonly kind: 'compare';
      readonly left: Operand;
      readonly operator: Comparison;
      readonly right: Operand;
    }
  | {
      readonly kind: 'like';
      readonly operand: Operand;
      readonly pattern: Operand;
      readonly escape: string | null;
      readonly negated: boolean;
    }
  | {
      readonly kind: 'in';
      readonly operand: Operand;
      readonly values: readonly Operand[];
      readonly negated: boolean;
    }
  | {
      readonly kind: 'between';
      readonly operand: Operand;
      readonly low: Operand;
      readonly high: Operand;
      readonly negated: boolean;
    }
  | { readonly kind: 'null'; readonly operand: Operand; readonly negated: boolean };

/** A condition that cannot be read; the message names the position and the fault. */
export class WhereError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'WhereError';
  }
}

const CONDITIONS: readonly string[] = [
  'and',
  'or',
  'not',
  'compare',
  'like',
  'in',
  'between',
  'null'
] satisfies Condition['kind'][];

/** Returns whether a part of a tree is a value; brackets may contain either. */
export const isOperand = (part: Condition | Operand): part is Operand => !CONDITIONS.includes(part.kind);

/** Lists the direct parts of a value. */
export function listChildren(operand: Operand): readonly Operand[] {
  switch (operand.kind) {
    case 'negative':
    case 'extract':
    case 'cast':
      return [operand.of];
    case 'arithmetic':
      return [operand.left, operand.right];
    case 'call':
      return operand.of;
    default:
      return [];
  }
}
