/**
 * Calendar of the business: days in Africa/Lagos, written 'YYYY-MM-DD'. The seeds' "shifted by one hour" is
 * this zone (UTC+1); it is applied only here. Days before 1900 and after 9999 are refused, since a year such as
 * 0024 is a typing error.
 */
import { toFinite } from '../numbers';

/** Time zone of the business, named only here. */
const ZONE = 'Africa/Lagos';

const FIRST_YEAR = 1900;
const LAST_YEAR = 9999;
const DAY_MS = 86_400_000;
/** A Monday, from which weekdays are counted. */
const A_MONDAY = Date.UTC(1970, 0, 5);

const WALL_CLOCK = new Intl.DateTimeFormat('en-GB', {
  timeZone: ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit'
});

const EARLIEST_INSTANT = Date.UTC(FIRST_YEAR, 0, 1);
const LATEST_INSTANT = Date.UTC(LAST_YEAR, 11, 31);

/**
 * Returns the local time in the zone at an instant as if it were UTC: the instant plus the zone's offset, epoch
 * ms.
 */
function toWallClock(instant: number): number {
  const parts = Object.fromEntries(
    WALL_CLOCK.formatToParts(instant).map(({ type, value }) => [type, Number(value)])
  );
  return Date.UTC(parts.year!, parts.month! - 1, parts.day, parts.hour, parts.minute, parts.second);
}

const toIsoDay = (utcMidnight: number): string => new Date(utcMidnight).toISOString().slice(0, 10);

/**
 * Returns the UTC midnight (epoch ms) that represents a day in computations; null for a text that is not a day.
 */
function toUtcMidnight(day: string): number | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  if (!match || Number(match[1]) < FIRST_YEAR) return null;
  const value = Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3]));
  // Date.UTC rolls 30 February over, so the result must equal the day that was written.
  return toIsoDay(value) === day ? value : null;
}

/**
 * Returns whether a text is a day that exists, written 'YYYY-MM-DD' (years 1900–9999). Source: section 5
 * "Validation rules" (dates apply only if valid).
 * @example isIsoDay('2024-02-29') → true
 * @example isIsoDay('2023-02-29') → false
 */
export const isIsoDay = (text: string): boolean => toUtcMidnight(text) !== null;

/**
 * Parses a day as typed or sent ('YYYY-MM-DD', blanks around it ignored); null for another format or a day that
 * does not exist. Source: section 5 "Validation rules".
 * @example parseIsoDay(' 2024-02-29 ') → "2024-02-29"
 */
export function parseIsoDay(text: string): string | null {
  const day = text.trim();
  return isIsoDay(day) ? day : null;
}

/**
 * Parses the map's date input 'dd-mm-yyyy' (blanks around it ignored) into 'YYYY-MM-DD'; null for another
 * format or a day that does not exist. Source: section 5 "Map date input".
 * @example parseMapDay('29-02-2024') → "2024-02-29"
 * @example parseMapDay('31-04-2024') → null
 */
export function parseMapDay(text: string): string | null {
  const match = /^(\d{2})-(\d{2})-(\d{4})$/.exec(text.trim());
  return match && parseIsoDay(`${match[3]}-${match[2]}-${match[1]}`);
}

/**
 * Returns the day in Lagos at an instant (epoch ms); null for NaN, infinities and instants outside 1900–9999.
 * Source: section 9 "Display and map" (dates shifted by one hour).
 * @example toLagosDay(1714517999999) → "2024-04-30"
 * @example toLagosDay(1714518000000) → "2024-05-01"
 */
export function toLagosDay(instant: number): string | null {
  const known = toFinite(instant);
  if (known === null || known < EARLIEST_INSTANT || known >= LATEST_INSTANT) return null;
  return toIsoDay(toWallClock(known));
}

/**
 * Returns whether a day ('YYYY-MM-DD') begins in Lagos only after an instant (epoch ms): such a day is no day of
 * something that has happened, whatever the zone of the clock.
 * @example isFutureDay('2024-05-01', 1714517999999) → true
 * @example isFutureDay('2024-05-01', 1714518000000) → false
 * @example isFutureDay('2024-05-01', NaN) → false
 */
export const isFutureDay = (day: string, now: number): boolean => {
  const today = toLagosDay(now);
  return today !== null && day > today;
};

/**
 * Returns the instant (epoch ms) at which a day begins in Lagos; null for a text that is not a day. Source:
 * section 9 "Display and map".
 * @example startOfDay('2024-05-01') → 1714518000000
 */
export function startOfDay(day: string): number | null {
  const value = toUtcMidnight(day);
  return value === null ? null : value - (toWallClock(value) - value);
}

/**
 * Formats a day as 'dd/mm/yyyy'; null for a text that is not a day. Source: section 9 "Display and map".
 * @example formatDay('2024-05-01') → "01/05/2024"
 */
export const formatDay = (day: string): string | null =>
  isIsoDay(day) ? day.split('-').reverse().join('/') : null;

/**
 * Formats the Lagos day of an instant (epoch ms) as 'dd/mm/yyyy'; null as in `toLagosDay`. Source: section 9
 * "Display and map".
 * @example formatInstant(1714518000000) → "01/05/2024"
 */
export function formatInstant(instant: number): string | null {
  const day = toLagosDay(instant);
  return day && formatDay(day);
}

/**
 * Formats the Lagos day and time of an instant (epoch ms) as 'dd/mm/yyyy hh:mm'; null as in `toLagosDay`.
 * Source: section 9 "Display and map".
 * @example formatMoment(1714518000000) → "01/05/2024 00:00"
 */
export function formatMoment(instant: number): string | null {
  const day = formatInstant(instant);
  return day && `${day} ${new Date(toWallClock(instant)).toISOString().slice(11, 16)}`;
}

/**
 * Adds whole days to a day (negative: subtracts); null for a text that is not a day, a count that is not whole,
 * and a result outside the years 1900–9999.
 * @example addDays('2024-02-28', 2) → "2024-03-01"
 * @example addDays('2024-01-01', -1) → "2023-12-31"
 */
export function addDays(day: string, days: number): string | null {
  const value = toUtcMidnight(day);
  if (value === null || !Number.isSafeInteger(days)) return null;
  const moved = new Date(value + days * DAY_MS);
  return Number.isNaN(moved.getTime()) ? null : parseIsoDay(moved.toISOString().slice(0, 10));
}

/**
 * Returns the days from one day to another, negative when the second is earlier; null when either is not a day.
 * @example countDaysBetween('2024-02-28', '2024-03-01') → 2
 * @example countDaysBetween('2024-03-01', '2024-02-28') → -2
 */
export function countDaysBetween(from: string, to: string): number | null {
  const start = toUtcMidnight(from);
  const end = toUtcMidnight(to);
  return start === null || end === null ? null : (end - start) / DAY_MS;
}

/**
 * Returns the whole calendar days in Lagos since a day (days since discovery, since purchase) at the instant
 * `now` (epoch ms): 0 on the day itself. Null for a future day, a text that is not a day and an invalid
 * instant. The store computes the same in SQL. Source: section 3 "daysFromLastDiscovery", "daysSincePurchase".
 * @internal
 * @example countDaysSince('2024-04-24', 1714518000000) → 7
 * @example countDaysSince('2024-05-02', 1714518000000) → null
 */
export function countDaysSince(day: string, now: number): number | null {
  const today = toLagosDay(now);
  const days = today && countDaysBetween(day, today);
  return typeof days === 'number' && days >= 0 ? days : null;
}

/**
 * Returns the day of the week, 1 (Monday) to 7 (Sunday); null for a text that is not a day.
 * @example getWeekday('2024-05-01') → 3
 */
export function getWeekday(day: string): number | null {
  const value = toUtcMidnight(day);
  if (value === null) return null;
  const days = Math.round((value - A_MONDAY) / DAY_MS) % 7;
  return ((days + 7) % 7) + 1;
}
