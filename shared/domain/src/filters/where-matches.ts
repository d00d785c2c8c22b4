/** Applies a where-tree in memory, with the three answers of SQL: yes, no and unknown. */
import { addDays, startOfDay } from '../time/lagos';
import type { ComparisonOperator, Where, WhereValue } from './where-tree';

/** A record as a layer gives it. */
export type WhereRecord = Readonly<Record<string, unknown>>;

/** Null is SQL's UNKNOWN. */
type Answer = boolean | null;

/** The field's value if it can be compared; null for nothing, NaN and anything that is neither text nor number. */
function valueOf(record: WhereRecord, field: string): WhereValue | null {
  const value = Object.hasOwn(record, field) ? record[field] : null;
  return typeof value === 'string' || (typeof value === 'number' && !Number.isNaN(value)) ? value : null;
}

function negated(answer: Answer): Answer {
  return answer === null ? null : !answer;
}

/** No as soon as one answer is no, else unknown as soon as one is unknown. */
function both(answers: readonly Answer[]): Answer {
  if (answers.includes(false)) return false;
  return answers.includes(null) ? null : true;
}

const either = (answers: readonly Answer[]): Answer => negated(both(answers.map(negated)));

function compare(left: WhereValue | null, operator: ComparisonOperator, right: WhereValue): Answer {
  if (left === null || typeof left !== typeof right) return null;
  switch (operator) {
    case '=':
      return left === right;
    case '<>':
      return left !== right;
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '>':
      return left > right;
    case '>=':
      return left >= right;
  }
}

function contains(value: WhereValue | null, text: string): Answer {
  return typeof value === 'string' ? value.toUpperCase().includes(text.toUpperCase()) : null;
}

function withinDays(value: WhereValue | null, tree: Extract<Where, { kind: 'days' }>): Answer {
  const dayAfter = addDays(tree.last, 1);
  const [from, until] =
    tree.fieldType === 'date'
      ? [startOfDay(tree.first), dayAfter && startOfDay(dayAfter)]
      : [tree.first, dayAfter];
  if (from === null || until === null) return null;
  return both([compare(value, '>=', from), compare(value, '<', until)]);
}

function answer(tree: Where, record: WhereRecord): Answer {
  switch (tree.kind) {
    case 'everything':
      return true;
    case 'nothing':
      return false;
    case 'and':
      return both(tree.terms.map((term) => answer(term, record)));
    case 'or':
      return either(tree.terms.map((term) => answer(term, record)));
    case 'not':
      return negated(answer(tree.term, record));
    case 'compare':
      return compare(valueOf(record, tree.field), tree.operator, tree.value);
    case 'in':
      return either(tree.values.map((value) => compare(valueOf(record, tree.field), '=', value)));
    case 'contains':
      return contains(valueOf(record, tree.field), tree.text);
    case 'isNull':
      return valueOf(record, tree.field) === null;
    case 'between':
      return both([
        compare(valueOf(record, tree.field), '>=', tree.low),
        compare(valueOf(record, tree.field), '<=', tree.high)
      ]);
    case 'days':
      return withinDays(valueOf(record, tree.field), tree);
  }
}

/**
 * Whether a record meets the condition, as SQL would say: a missing value, and one of another type than it is compared
 * with, is unknown, and only a sure yes counts. Texts are ordered by their characters' codes. For a tree that
 * `whereSql` cannot write no more is promised than that it does not throw. Source: section 5 "Raw material query".
 * @example matches({ kind: 'not', term: { kind: 'compare', field: 'tonnes', operator: '>', value: 5 } }, { tonnes: null }) → false
 * @example matches({ kind: 'contains', field: 'community', text: 'eket' }, { community: 'Ikot Eket' }) → true
 */
export const matches = (tree: Where, record: WhereRecord): boolean => answer(tree, record) === true;
