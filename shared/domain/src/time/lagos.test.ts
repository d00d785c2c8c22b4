import fc from 'fast-check';
import {
  addDays,
  toLagosDay,
  countDaysBetween,
  countDaysSince,
  formatDay,
  formatInstant,
  formatMoment,
  isIsoDay,
  parseIsoDay,
  parseMapDay,
  startOfDay,
  getWeekday
} from './lagos';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const instants = fc.integer({ min: Date.UTC(1970, 0, 2), max: Date.UTC(2400, 0, 1) });
const days = instants.map((instant) => new Date(instant).toISOString().slice(0, 10));
const noDays = [
  '',
  '2024-02-30',
  '2023-02-29',
  '2024-13-01',
  '2024-00-10',
  '2024-01-00',
  '1899-12-31',
  '10000-01-01',
  '2024-1-1',
  '2024-01-01T00:00',
  'x2024-01-01',
  '2024/01/01'
];

describe('calendar of Lagos', () => {
  it('is one hour ahead of UTC', () => {
    expect(toLagosDay(Date.UTC(2024, 3, 30, 22, 59, 59, 999))).toBe('2024-04-30');
    expect(toLagosDay(Date.UTC(2024, 3, 30, 23))).toBe('2024-05-01');
    expect(startOfDay('2024-05-01')).toBe(Date.UTC(2024, 3, 30, 23));
    expect(formatInstant(Date.UTC(2024, 3, 30, 23))).toBe('01/05/2024');
    expect(formatMoment(Date.UTC(2024, 3, 30, 23, 7))).toBe('01/05/2024 00:07');
    fc.assert(
      fc.property(instants, (instant) => {
        expect(toLagosDay(instant)).toBe(new Date(instant + HOUR).toISOString().slice(0, 10));
      })
    );
  });

  it('begins a day at its first instant', () => {
    fc.assert(
      fc.property(days, (day) => {
        const start = startOfDay(day) ?? NaN;
        expect(toLagosDay(start)).toBe(day);
        expect(toLagosDay(start - 1)).toBe(addDays(day, -1));
        expect(startOfDay(addDays(day, 1) ?? '')).toBe(start + DAY);
      })
    );
  });

  it('returns null for an instant that is not finite or outside 1900–9999', () => {
    for (const clock of [NaN, Infinity, -Infinity, 1e300, Date.UTC(1899, 11, 31), Date.UTC(9999, 11, 31)]) {
      expect(toLagosDay(clock)).toBeNull();
      expect(formatInstant(clock)).toBeNull();
      expect(formatMoment(clock)).toBeNull();
    }
    expect(toLagosDay(Date.UTC(1900, 0, 1))).toBe('1900-01-01');
    expect(toLagosDay(Date.UTC(9999, 11, 31) - 1)).toBe('9999-12-31');
  });
});

describe('days as text', () => {
  it.each(noDays)('refuses %j', (text) => {
    expect(isIsoDay(text)).toBe(false);
    expect(parseIsoDay(text)).toBeNull();
    expect(startOfDay(text)).toBeNull();
    expect(formatDay(text)).toBeNull();
    expect(addDays(text, 1)).toBeNull();
    expect(countDaysBetween(text, '2024-01-01')).toBeNull();
    expect(countDaysBetween('2024-01-01', text)).toBeNull();
    expect(countDaysSince(text, 0)).toBeNull();
    expect(getWeekday(text)).toBeNull();
  });

  it('reads a day with blanks around it', () => {
    expect(parseIsoDay(' 1900-01-01\n')).toBe('1900-01-01');
    expect(isIsoDay(' 1900-01-01')).toBe(false);
    expect(isIsoDay('9999-12-31')).toBe(true);
  });

  it('writes dd/mm/yyyy and reads dd-mm-yyyy, there and back', () => {
    fc.assert(
      fc.property(days, (day) => {
        const shown = formatDay(day) ?? '';
        expect(shown).toMatch(/^\d{2}\/\d{2}\/\d{4}$/);
        expect(parseMapDay(shown.replaceAll('/', '-'))).toBe(day);
      })
    );
    expect(parseMapDay(' 29-02-2024 ')).toBe('2024-02-29');
  });

  it.each([
    '',
    '29-02-2023',
    '31-04-2024',
    '1-1-2024',
    '2024-01-01',
    '01/01/2024',
    '01-01-24',
    'x01-01-2024',
    '01-01-20245'
  ])('refuses the map date %j', (text) => expect(parseMapDay(text)).toBeNull());
});

describe('arithmetic with days', () => {
  it('addDays and countDaysBetween are inverse', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -20_000, max: 20_000 }), (day, count) => {
        const other = addDays(day, count) ?? '';
        expect(countDaysBetween(day, other)).toBe(count);
        expect(countDaysBetween(other, day)).toBe(count === 0 ? 0 : -count);
        expect(addDays(other, -count)).toBe(day);
      })
    );
  });

  it('addDays accepts only whole days and results within the calendar', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2024-02-28', 0.5)).toBeNull();
    expect(addDays('2024-02-28', NaN)).toBeNull();
    expect(addDays('9999-12-31', 1)).toBeNull();
    expect(addDays('1900-01-01', -1)).toBeNull();
    expect(addDays('2024-02-28', Number.MAX_SAFE_INTEGER)).toBeNull();
  });

  it('countDaysSince counts calendar days in Lagos, and returns null for the future', () => {
    const now = Date.UTC(2024, 4, 1, 12);
    expect(countDaysSince('2024-05-01', now)).toBe(0);
    expect(countDaysSince('2024-04-30', now)).toBe(1);
    expect(countDaysSince('2024-05-02', now)).toBeNull();
    expect(countDaysSince('2024-05-01', NaN)).toBeNull();
    // 23:30 UTC is the next day in Lagos.
    expect(countDaysSince('2024-05-01', Date.UTC(2024, 4, 1, 23, 30))).toBe(1);
  });

  it('weekday equals the weekday of the Gregorian calendar', () => {
    expect(getWeekday('1970-01-05')).toBe(1);
    expect(getWeekday('1970-01-04')).toBe(7);
    expect(getWeekday('1900-01-01')).toBe(1);
    fc.assert(
      fc.property(days, (day) => {
        expect(getWeekday(day)).toBe(new Date(`${day}T00:00Z`).getUTCDay() || 7);
      })
    );
  });
});
