/** A `where` (or `having`) as a tree: the only form in which a caller's condition reaches the SQL. */
export type Literal =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'string'; readonly value: string }
  /** Milliseconds since 1970 UTC. */
  | { readonly kind: 'date'; readonly value: number };

export type AggregateName = 'COUNT' | 'SUM' | 'AVG' | 'MIN' | 'MAX';

export type Operand =
  | Literal
  | { readonly kind: 'field'; readonly name: string }
  | { readonly kind: 'text'; readonly name: 'UPPER' | 'LOWER'; readonly of: Operand }
  | { readonly kind: 'aggregate'; readonly name: AggregateName; readonly field: string | null }
  | { readonly kind: 'now'; readonly name: 'CURRENT_DATE' | 'CURRENT_TIMESTAMP' };

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
      readonly pattern: string;
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

/** A condition that cannot be read; the message says where and what. */
export class WhereError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'WhereError';
  }
}
