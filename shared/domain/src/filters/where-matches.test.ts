import fc from 'fast-check';
import { COMPARISON_OPERATORS, EVERYTHING, NOTHING, allOf } from './where-tree';
import type { Where } from './where-tree';
import { matches } from './where-matches';

const compare = (
  operator: (typeof COMPARISON_OPERATORS)[number],
  value: string | number,
  field = 'a'
): Where => ({
  kind: 'compare',
  field,
  operator,
  value
});
const isTrue: Where = EVERYTHING;
const isFalse: Where = NOTHING;
/** UNKNOWN for every record without the field. */
const isUnknown = compare('=', 1, 'missing');
const not = (term: Where): Where => ({ kind: 'not', term });
const join = (kind: 'and' | 'or', ...terms: Where[]): Where => ({ kind, terms });
const days = (fieldType: 'date' | 'string', first: string, last: string): Where => ({
  kind: 'days',
  field: 'date',
  fieldType,
  first,
  last
});

describe('where-trees in memory', () => {
  it('answer as SQL does where a value is missing', () => {
    const answerOf = (tree: Where) => [matches(tree, {}), matches(not(tree), {})];
    expect(answerOf(isTrue)).toEqual([true, false]);
    expect(answerOf(isFalse)).toEqual([false, true]);
    expect(answerOf(isUnknown)).toEqual([false, false]);
    expect(answerOf(join('and', isUnknown, isFalse))).toEqual([false, true]);
    expect(answerOf(join('and', isTrue, isUnknown))).toEqual([false, false]);
    expect(answerOf(join('or', isUnknown, isTrue))).toEqual([true, false]);
    expect(answerOf(join('or', isFalse, isUnknown))).toEqual([false, false]);
    expect(answerOf(join('and'))).toEqual([true, false]);
    expect(answerOf(join('or'))).toEqual([false, true]);
    expect(answerOf({ kind: 'isNull', field: 'a' })).toEqual([true, false]);
    expect(answerOf({ kind: 'in', field: 'a', values: [1] })).toEqual([false, false]);
    expect(answerOf({ kind: 'in', field: 'a', values: [] })).toEqual([false, true]);
    expect(answerOf({ kind: 'contains', field: 'a', text: '' })).toEqual([false, false]);
    expect(answerOf({ kind: 'between', field: 'a', low: 1, high: 2 })).toEqual([false, false]);
  });

  it('take what is no text and no number for missing', () => {
    for (const a of [null, undefined, NaN, true, {}, []]) {
      expect(matches({ kind: 'isNull', field: 'a' }, { a })).toBe(true);
      expect(matches(compare('<>', 1), { a })).toBe(false);
    }
    expect(matches({ kind: 'isNull', field: 'toString' }, {})).toBe(true);
    expect(matches({ kind: 'isNull', field: 'a' }, { a: 0 })).toBe(false);
    expect(matches({ kind: 'isNull', field: 'a' }, { a: '' })).toBe(false);
  });

  it('compare numbers with numbers and texts with texts', () => {
    const operators: Record<string, (one: number, other: number) => boolean> = {
      '=': (one, other) => one === other,
      '<>': (one, other) => one !== other,
      '<': (one, other) => one < other,
      '<=': (one, other) => one <= other,
      '>': (one, other) => one > other,
      '>=': (one, other) => one >= other
    };
    const small = fc.integer({ min: 0, max: 3 });
    fc.assert(
      fc.property(fc.constantFrom(...COMPARISON_OPERATORS), small, small, (operator, one, other) => {
        const expected = operators[operator]!(one, other);
        expect(matches(compare(operator, other), { a: one })).toBe(expected);
        expect(matches(compare(operator, String(other)), { a: String(one) })).toBe(expected);
        expect(matches(compare(operator, String(other)), { a: one })).toBe(false);
        expect(matches(not(compare(operator, other)), { a: one })).toBe(!expected);
      })
    );
  });

  it('look for texts anywhere, in capitals or not, wildcards as they are', () => {
    const has = (text: string, a: unknown) => matches({ kind: 'contains', field: 'a', text }, { a });
    expect(has('eKeT', 'Ikot Eket town')).toBe(true);
    expect(has('%', 'Eket')).toBe(false);
    expect(has('50%', 'at 50% of')).toBe(true);
    expect(has('', 'Eket')).toBe(true);
    expect(has('5', 5)).toBe(false);
  });

  it('include both ends of a range and every value of a list', () => {
    const inside = (a: unknown) => matches({ kind: 'between', field: 'a', low: 1, high: 3 }, { a });
    expect([0, 1, 2, 3, 4].map(inside)).toEqual([false, true, true, true, false]);
    const listed = (a: unknown) => matches({ kind: 'in', field: 'a', values: ['x', 2] }, { a });
    expect(['x', 2, '2', 'y'].map(listed)).toEqual([true, true, false, false]);
  });

  it('reckon days as they begin in Lagos', () => {
    const on = (date: unknown, tree = days('date', '2024-05-01', '2024-05-02')) => matches(tree, { date });
    const start = Date.UTC(2024, 3, 30, 23);
    const end = Date.UTC(2024, 4, 2, 23);
    expect([start - 1, start, end - 1, end, null, '2024-05-01'].map((date) => on(date))).toEqual([
      false,
      true,
      true,
      false,
      false,
      false
    ]);
    const texts = days('string', '2024-05-01', '2024-05-02');
    expect(
      ['2024-04-30', '2024-05-01', '2024-05-02T23:59', '2024-05-03', null, start].map((date) =>
        on(date, texts)
      )
    ).toEqual([false, true, true, false, false, false]);
    for (const type of ['date', 'string'] as const)
      expect(matches(not(days(type, '2024-05-01', '2024-02-30')), { date: start })).toBe(false);
    expect(matches(not(days('date', '2024-02-30', '2024-05-01')), { date: start })).toBe(false);
    expect(on(start, days('date', '2024-05-02', '2024-05-01'))).toBe(false);
  });
});

describe('several conditions', () => {
  it('are joined without those every record meets', () => {
    expect(allOf([])).toEqual(EVERYTHING);
    expect(allOf([EVERYTHING, EVERYTHING])).toEqual(EVERYTHING);
    expect(allOf([EVERYTHING, isUnknown])).toBe(isUnknown);
    expect(allOf([NOTHING, isUnknown])).toEqual({ kind: 'and', terms: [NOTHING, isUnknown] });
  });
});
