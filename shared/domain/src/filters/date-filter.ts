/**
 * Date filter of the biochar applications: named ranges of calendar days in Lagos, with weeks that begin on
 * Monday. Source: section 4 "Biochar date filter modes", section 5 "Biochar custom range" and ledger LP-09.
 */
import type { DateFilterMode } from '../enumerations';
import { findLgas } from '../lga/lga';
import type { Result } from '../result';
import { addDays, toLagosDay, parseIsoDay, getWeekday } from '../time/lagos';
import { combineConditions, EVERYTHING } from './where-tree';
import type { Where } from './where-tree';
import { isFailure } from '../result';

/** Range of calendar days 'YYYY-MM-DD', both inclusive. */
export interface DayRange {
  readonly first: string;
  readonly last: string;
}

/** User input of the filter: a mode or null, an LGA, and for Custom the two dates ('YYYY-MM-DD' or blank). */
export interface DateFilterInput {
  readonly mode: DateFilterMode | null;
  readonly lga: string;
  readonly start: string;
  readonly end: string;
}

/** Criteria of the filter: days, an LGA, or both; null for one that is not set. */
export interface DateFilter {
  readonly days: DayRange | null;
  readonly lga: string | null;
}

export type CustomRangeProblem = 'bothDates' | 'startBeforeEnd';
export type DateFilterProblem = CustomRangeProblem | 'noCriterion';

/** Returns the range; null when either end is outside the calendar. */
const toDayRange = (first: string | null, last: string | null): DayRange | null =>
  first === null || last === null ? null : { first, last };

function getWeek(day: string): DayRange | null {
  const monday = addDays(day, 1 - Number(getWeekday(day)));
  return toDayRange(monday, monday && addDays(monday, 6));
}

function getMonth(day: string): DayRange {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return { first: `${day.slice(0, 7)}-01`, last: `${day.slice(0, 7)}-${length}` };
}

function getYear(day: string): DayRange {
  const year = day.slice(0, 4);
  return { first: `${year}-01-01`, last: `${year}-12-31` };
}

/** Returns the period before the one that contains today; null outside the calendar. */
function getPreviousPeriod(today: string, findRun: (day: string) => DayRange | null): DayRange | null {
  const first = findRun(today)?.first;
  const eve = first === undefined ? null : addDays(first, -1);
  return eve === null ? null : findRun(eve);
}

const toSingleDayRange = (day: string): DayRange => ({ first: day, last: day });

/**
 * Returns the days of a named mode at the instant `now` (epoch ms) in the calendar of Lagos; both ends
 * inclusive, whole weeks (Monday to Sunday), months and years, even when they reach into the future. Null for
 * an invalid instant, for any other mode (also 'Custom'), and for days outside the calendar (1900 to 9999).
 * Source: section 4 "Biochar date filter modes".
 * @example getNamedDays('This Week', 1714518000000) → {"first":"2024-04-29","last":"2024-05-05"}
 * @example getNamedDays('Last Month', 1714518000000) → {"first":"2024-04-01","last":"2024-04-30"}
 */
export function getNamedDays(mode: string, now: number): DayRange | null {
  const today = toLagosDay(now);
  if (today === null) return null;
  switch (mode) {
    case 'Today':
      return toSingleDayRange(today);
    case 'Yesterday':
      return getPreviousPeriod(today, toSingleDayRange);
    case 'This Week':
      return getWeek(today);
    case 'Last Week':
      return getPreviousPeriod(today, getWeek);
    case 'This Month':
      return getMonth(today);
    case 'Last Month':
      return getPreviousPeriod(today, getMonth);
    case 'This Year':
      return getYear(today);
    case 'Last Year':
      return getPreviousPeriod(today, getYear);
    default:
      return null;
  }
}

/**
 * Returns the days of a custom range; a single day is a range. Problems: 'bothDates' when a date is blank or
 * does not exist, 'startBeforeEnd' when the start is after the end. Source: section 5 "Biochar custom range".
 * @example readCustomDays('2024-05-01', '2024-05-01').value → {"first":"2024-05-01","last":"2024-05-01"}
 * @example readCustomDays('2024-05-02', '2024-05-01').problem → "startBeforeEnd"
 */
export function readCustomDays(start: string, end: string): Result<DayRange, CustomRangeProblem> {
  const range = toDayRange(parseIsoDay(start), parseIsoDay(end));
  if (range === null) return { ok: false, problem: 'bothDates' };
  return range.first > range.last ? { ok: false, problem: 'startBeforeEnd' } : { ok: true, value: range };
}

/**
 * Reads the filter at the instant `now` (epoch ms): the days of its mode, its LGA, or both. The LGA gets its
 * name in the list (see {@link findLgas}); a name that is not in the list is used as typed. Problems: as in
 * `readCustomDays`; 'noCriterion' without days and LGA (a mode without days, see `getNamedDays`, does not count).
 * Source: section 5 "Biochar custom range".
 * @example readDateFilter({ mode: 'Today', lga: ' Uyo ', start: '', end: '' }, 1714518000000).value → {"days":{"first":"2024-05-01","last":"2024-05-01"},"lga":"Uyo"}
 * @example readDateFilter({ mode: null, lga: ' ', start: '', end: '' }, 1714518000000).problem → "noCriterion"
 */
export function readDateFilter(
  { mode, lga, start, end }: DateFilterInput,
  now: number
): Result<DateFilter, DateFilterProblem> {
  const wanted = (findLgas(lga)[0]?.name ?? lga.trim()) || null;
  if (mode === 'Custom') {
    const days = readCustomDays(start, end);
    return isFailure(days) ? days : { ok: true, value: { days: days.value, lga: wanted } };
  }
  const days = mode && getNamedDays(mode, now);
  return days || wanted ? { ok: true, value: { days, lga: wanted } } : { ok: false, problem: 'noCriterion' };
}

/**
 * Returns the condition of the filter: its days on a date field, its LGA as the whole of a text field,
 * case-insensitive ('Uyo' does not match Akpabuyo). Source: ledger LP-09.
 * @example buildDateFilterWhere({ days: null, lga: 'Uyo' }, { field: 'startDate', lgaField: 'lga' }) → {"kind":"reads","field":"lga","text":"Uyo"}
 */
export const buildDateFilterWhere = (
  { days, lga }: DateFilter,
  { field, lgaField }: { readonly field: string; readonly lgaField: string }
): Where =>
  combineConditions([
    days ? { kind: 'days', field, fieldType: 'date', ...days } : EVERYTHING,
    lga ? { kind: 'reads', field: lgaField, text: lga } : EVERYTHING
  ]);
