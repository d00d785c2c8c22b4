import { addDays, startOfDay } from '../time/lagos';
import type { Where, WhereValue } from './where-tree';

type DaysWhere = Extract<Where, { kind: 'days' }>;

function isOnDays(value: WhereValue, { fieldType, first, last }: DaysWhere): boolean {
  const dayAfter = addDays(last, 1)!;
  return fieldType === 'string'
    ? String(value) >= first && String(value) < dayAfter
    : Number(value) >= startOfDay(first)! && Number(value) < startOfDay(dayAfter)!;
}

/**
 * Reference implementation for tests: returns whether a record meets a condition that a filter sets; a null
 * value meets none.
 */
export function meetsWhere(where: Where, record: Readonly<Record<string, WhereValue | null>>): boolean {
  const value = 'field' in where ? (record[where.field] ?? null) : null;
  switch (where.kind) {
    case 'everything':
      return true;
    case 'and':
      return where.terms.every((term) => meetsWhere(term, record));
    case 'in':
      return value !== null && where.values.includes(value);
    case 'contains':
      return value !== null && String(value).toUpperCase().includes(where.text.toUpperCase());
    case 'reads':
      return value !== null && String(value).toUpperCase() === where.text.toUpperCase();
    case 'compare':
      return value !== null && (where.operator === '>=' ? value >= where.value : value <= where.value);
    case 'days':
      return value !== null && isOnDays(value, where);
    default:
      return false;
  }
}
