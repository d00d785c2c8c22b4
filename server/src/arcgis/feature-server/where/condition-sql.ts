import type { FieldType } from '../../../layers/dataset';
import type { ValueKind } from './functions';
import { OperandWriter } from './operand-sql';
import type { Bindings, SqlColumns } from './operand-sql';
import type { Condition } from './condition-tree';

export const toValueKind = (type: FieldType): ValueKind =>
  type === 'string' ? 'string' : type === 'date' ? 'date' : 'number';

/**
 * Returns the condition as SQL: columns by the names of `columns`, every literal bound.
 * @throws WhereError when kinds do not match, and whatever `columns` throws for a name.
 */
export function writeConditionSql(condition: Condition, columns: SqlColumns, bindings: Bindings): string {
  const operands = new OperandWriter(columns, bindings);
  const not = 'negated' in condition && condition.negated ? 'NOT ' : '';
  switch (condition.kind) {
    case 'and':
    case 'or': {
      const terms = condition.terms.map((term) => writeConditionSql(term, columns, bindings));
      return `(${terms.join(condition.kind === 'and' ? ' AND ' : ' OR ')})`;
    }
    case 'not':
      return `(NOT ${writeConditionSql(condition.term, columns, bindings)})`;
    case 'compare': {
      const [left, right] = operands.writeSameKind([condition.left, condition.right]).sql;
      return `(${left} ${condition.operator} ${right})`;
    }
    case 'like': {
      const operand = operands.writeAs(condition.operand, 'string');
      // Without ESCAPE standard SQL has no escape character, while PostgreSQL would use a backslash.
      const escape = bindings.add(condition.escape ?? '', 'text');
      return `(${operand} ${not}LIKE ${operands.writeAs(condition.pattern, 'string')} ESCAPE ${escape})`;
    }
    case 'in': {
      const [operand, ...values] = operands.writeSameKind([condition.operand, ...condition.values]).sql;
      return `(${operand} ${not}IN (${values.join(', ')}))`;
    }
    case 'between': {
      const { operand, low, high } = condition;
      const [value, from, to] = operands.writeSameKind([operand, low, high]).sql;
      return `(${value} ${not}BETWEEN ${from} AND ${to})`;
    }
    case 'null':
      return `(${operands.writeSameKind([condition.operand]).sql[0]} IS ${not}NULL)`;
  }
}
