import fc from 'fast-check';
import { DATE_FILTER_MODES } from '../enumerations';
import { addDays, toLagosDay, countDaysBetween, getWeekday } from '../time/lagos';
import { readCustomDays, getNamedDays, buildDateFilterWhere, readDateFilter } from './date-filter';

const clock = fc.integer({ min: Date.UTC(1970, 0, 2), max: Date.UTC(2200, 0, 1) });
const named = DATE_FILTER_MODES.filter((mode) => mode !== 'Custom');
const parseInstant = (iso: string) => Date.parse(iso);
const none = { mode: null, lga: '', start: '', end: '' };

describe('getNamedDays', () => {
  it.each([
    ['Today', '2024-03-01', '2024-03-01'],
    ['Yesterday', '2024-02-29', '2024-02-29'],
    ['This Week', '2024-02-26', '2024-03-03'],
    ['Last Week', '2024-02-19', '2024-02-25'],
    ['This Month', '2024-03-01', '2024-03-31'],
    ['Last Month', '2024-02-01', '2024-02-29'],
    ['This Year', '2024-01-01', '2024-12-31'],
    ['Last Year', '2023-01-01', '2023-12-31']
  ])('[LP-09] returns the days of %s', (mode, first, last) => {
    // Friday 1 March 2024, 00:30 in Lagos, is still 29 February in UTC.
    expect(getNamedDays(mode, parseInstant('2024-02-29T23:30:00Z'))).toEqual({ first, last });
  });

  it('[LP-09] begins weeks on Monday', () => {
    const getThisWeek = (iso: string) => getNamedDays('This Week', parseInstant(iso));
    expect(getThisWeek('2024-05-05T12:00Z')).toEqual({ first: '2024-04-29', last: '2024-05-05' });
    expect(getThisWeek('2024-05-06T12:00Z')).toEqual({ first: '2024-05-06', last: '2024-05-12' });
  });

  it('crosses the turn of the year', () => {
    const now = parseInstant('2024-01-01T12:00Z');
    expect(getNamedDays('Yesterday', now)).toEqual({ first: '2023-12-31', last: '2023-12-31' });
    expect(getNamedDays('Last Month', now)).toEqual({ first: '2023-12-01', last: '2023-12-31' });
    expect(getNamedDays('Last Week', now)).toEqual({ first: '2023-12-25', last: '2023-12-31' });
  });

  it('contains today, or ends the day before the period that does', () => {
    fc.assert(
      fc.property(clock, (now) => {
        const today = toLagosDay(now) ?? '';
        for (const [current, earlier] of [
          ['Today', 'Yesterday'],
          ['This Week', 'Last Week'],
          ['This Month', 'Last Month'],
          ['This Year', 'Last Year']
        ]) {
          const range = getNamedDays(current!, now) ?? { first: '', last: '' };
          expect(range.first <= today && today <= range.last).toBe(true);
          expect(getNamedDays(earlier!, now)?.last).toBe(addDays(range.first, -1));
        }
        for (const mode of ['This Week', 'Last Week']) {
          const range = getNamedDays(mode, now) ?? { first: '', last: '' };
          expect(getWeekday(range.first)).toBe(1);
          expect(countDaysBetween(range.first, range.last)).toBe(6);
        }
        for (const mode of ['This Month', 'Last Month', 'This Year', 'Last Year']) {
          const range = getNamedDays(mode, now) ?? { first: '', last: '' };
          expect(range.first).toMatch(/-01$/);
          expect(addDays(range.last, 1)).toMatch(mode.endsWith('Year') ? /-01-01$/ : /-01$/);
        }
      })
    );
  });

  it('returns null for an invalid instant, an unknown mode and days outside the calendar', () => {
    for (const mode of named) expect(getNamedDays(mode, NaN)).toBeNull();
    for (const mode of ['Custom', 'today', '']) expect(getNamedDays(mode, 0)).toBeNull();
    for (const mode of ['Yesterday', 'Last Week', 'Last Month', 'Last Year'])
      expect(getNamedDays(mode, parseInstant('1900-01-01T12:00Z'))).toBeNull();
    for (const mode of ['This Week', 'Last Week'])
      expect(getNamedDays(mode, parseInstant('9999-12-30T12:00Z'))).toBeNull();
    expect(getNamedDays('This Week', parseInstant('1900-01-01T12:00Z'))?.first).toBe('1900-01-01');
  });
});

describe('readCustomDays', () => {
  it.each([
    ['', ''],
    ['2024-05-01', ''],
    ['', '2024-05-01'],
    ['2024-02-30', '2024-05-01'],
    ['2024-05-01', '01-06-2024']
  ])('[LP-09] refuses %j and %j, since both dates are required', (start, end) => {
    expect(readCustomDays(start, end)).toEqual({ ok: false, problem: 'bothDates' });
  });

  it('[LP-09] accepts a single day, and refuses an end before the start', () => {
    const day = '2024-05-01';
    expect(readCustomDays(day, day)).toEqual({ ok: true, value: { first: day, last: day } });
    expect(readCustomDays(day, ' 2024-06-01 ')).toEqual({
      ok: true,
      value: { first: day, last: '2024-06-01' }
    });
    expect(readCustomDays('2024-05-02', day)).toEqual({ ok: false, problem: 'startBeforeEnd' });
  });
});

describe('readDateFilter', () => {
  const now = parseInstant('2024-05-01T12:00Z');
  const today = { first: '2024-05-01', last: '2024-05-01' };

  it('[LP-09] accepts a mode, an LGA or both', () => {
    expect(readDateFilter({ ...none, mode: 'Today' }, now)).toEqual({
      ok: true,
      value: { days: today, lga: null }
    });
    for (const lga of ['UYOA', 'uyo', 'Uyo, Akwa Ibom'])
      expect(readDateFilter({ ...none, lga }, now)).toMatchObject({ value: { lga: 'Uyo' } });
    expect(readDateFilter({ ...none, lga: 'Nowhere' }, now)).toMatchObject({ value: { lga: 'Nowhere' } });
    expect(readDateFilter({ ...none, lga: ' Uyo ' }, now)).toEqual({
      ok: true,
      value: { days: null, lga: 'Uyo' }
    });
    expect(readDateFilter({ ...none, mode: 'Today', lga: 'Uyo' }, now)).toEqual({
      ok: true,
      value: { days: today, lga: 'Uyo' }
    });
    const custom = { ...none, mode: 'Custom', start: '2024-05-01', end: '2024-05-01' } as const;
    expect(readDateFilter(custom, now)).toEqual({ ok: true, value: { days: today, lga: null } });
    expect(readDateFilter({ ...custom, lga: 'Uyo' }, now)).toEqual({
      ok: true,
      value: { days: today, lga: 'Uyo' }
    });
  });

  it('[LP-09] refuses a filter without either, and an invalid custom range even with an LGA', () => {
    expect(readDateFilter({ ...none, lga: '  ' }, now)).toEqual({ ok: false, problem: 'noCriterion' });
    expect(readDateFilter({ ...none, mode: 'Today' }, NaN)).toEqual({ ok: false, problem: 'noCriterion' });
    expect(readDateFilter({ ...none, mode: 'Custom', lga: 'Uyo' }, now)).toEqual({
      ok: false,
      problem: 'bothDates'
    });
    expect(
      readDateFilter({ mode: 'Custom', lga: 'Uyo', start: '2024-05-02', end: '2024-05-01' }, now)
    ).toEqual({ ok: false, problem: 'startBeforeEnd' });
  });

  it('[LP-09] is converted to a condition on the days, the LGA or both', () => {
    const fields = { field: 'startDate', lgaField: 'lga' };
    const days = { first: '2024-05-01', last: '2024-05-02' };
    const onDays = { kind: 'days', field: 'startDate', fieldType: 'date', ...days };
    const inUyo = { kind: 'reads', field: 'lga', text: 'Uyo' };
    expect(buildDateFilterWhere({ days, lga: null }, fields)).toEqual(onDays);
    expect(buildDateFilterWhere({ days: null, lga: 'Uyo' }, fields)).toEqual(inUyo);
    expect(buildDateFilterWhere({ days, lga: 'Uyo' }, fields)).toEqual({
      kind: 'and',
      terms: [onDays, inUyo]
    });
    expect(buildDateFilterWhere({ days: null, lga: null }, fields)).toEqual({ kind: 'everything' });
  });
});
