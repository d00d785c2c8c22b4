import type { FieldType } from '../../../layers/dataset';
import type { ValueKind } from './functions';
import { OperandSql } from './operand-sql';
import type { Bindings, Columns } from './operand-sql';
import type { Condition } from './tree';

export const kindOf = (type: FieldType): ValueKind =>
  type === 'string' ? 'string' : type === 'date' ? 'date' : 'number';

/**
 * Returns the condition as SQL: columns by the names of `columns`, every literal bound.
 * @throws WhereError when kinds do not match, and whatever `columns` throws for a name.
 */
export function conditionSql(condition: Condition, columns: Columns, bindings: Bindings): string {
  const operands = new OperandSql(columns, bindings);
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
      const [left, right] = operands.alike([condition.left, condition.right]).sql;
      return `(${left} ${condition.operator} ${right})`;
    }
    case 'like': {
      const operand = operands.as(condition.operand, 'string');
      // Without ESCAPE standard SQL has no escape character, while PostgreSQL would use a backslash.
      const escape = bindings.add(condition.escape ?? '', 'text');
      return `(${operand} ${not}LIKE ${operands.as(condition.pattern, 'string')} ESCAPE ${escape})`;
    }
    case 'in': {
      const [operand, ...values] = operands.alike([condition.operand, ...condition.values]).sql;
      return `(${operand} ${not}IN (${values.join(', ')}))`;
    }
    case 'between': {
      const { operand, low, high } = condition;
      const [value, from, to] = operands.alike([operand, low, high]).sql;
      return `(${value} ${not}BETWEEN ${from} AND ${to})`;
    }
    case 'null':
      return `(${operands.alike([condition.operand]).sql[0]} IS ${not}NULL)`;
  }
}
