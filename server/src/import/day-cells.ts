import { toLagosDay, parseIsoDay } from '@site/domain';
import { dayTexts, formTexts } from './texts/cell-texts';
import type { Clue } from './clue';
import type { ImportText } from './texts/import-text';

/*
 * Reads days in the formats of files. A time without a zone is in the zone of Lagos, whatever the process's
 * zone.
 */

type DayCell =
  | { readonly day: string; readonly clue?: Clue }
  | { readonly day: null; readonly why: ImportText; readonly clue?: Clue };

const refuseDay = (why: ImportText, clue?: Clue): DayCell => ({ day: null, why, clue });
const NO_DAY = refuseDay(dayTexts.noDay({ form: formTexts.day }));

const padTwo = (part: number | string): string => String(part).padStart(2, '0');
const buildDay = (year: number | string, month: number | string, date: number | string): string | null =>
  parseIsoDay(`${year}-${padTwo(month)}-${padTwo(date)}`);

const DAY_MS = 86_400_000;
/** A number must be epoch milliseconds within these years: a wrong unit would give a day in 1970. */
const [FIRST_YEAR, LAST_YEAR] = [1990, 2100];
const [FIRST_INSTANT, LAST_INSTANT] = [Date.UTC(FIRST_YEAR, 0, 1), Date.UTC(LAST_YEAR + 1, 0, 1)];
/** Day 0 of spreadsheets. */
const SPREADSHEET_EPOCH = Date.UTC(1899, 11, 30);

const toPlausibleDay = (instant: number): string | null =>
  instant >= FIRST_INSTANT && instant < LAST_INSTANT ? toLagosDay(instant) : null;

/** Returns the day in the digits of a number such as 20250403, with or without a time. */
function parseDayDigits(digits: string): string | null {
  const [, year = '', month = '', date = ''] = /^(\d{4})(\d\d)(\d\d)(?:\d{4}|\d{6})?$/.exec(digits) ?? [];
  return Number(year) >= FIRST_YEAR && Number(year) <= LAST_YEAR ? buildDay(year, month, date) : null;
}

/**
 * Returns the notation that a number resembles if it is no instant, with its day; null when it resembles none.
 */
function guessNumber(number: number): { readonly like: ImportText; readonly day: string } | null {
  const guesses: readonly (readonly [like: ImportText, day: string | null])[] = [
    [dayTexts.likeDigits, parseDayDigits(String(number))],
    [dayTexts.likeCount, toPlausibleDay(SPREADSHEET_EPOCH + Math.floor(number) * DAY_MS)],
    [dayTexts.likeSeconds, toPlausibleDay(number * 1_000)],
    [dayTexts.likeMicroseconds, toPlausibleDay(number / 1_000)],
    [dayTexts.likeNanoseconds, toPlausibleDay(number / 1_000_000)]
  ];
  for (const [like, day] of guesses) if (day !== null) return { like, day };
  return null;
}

function readDayNumber(number: number): DayCell {
  const day = toPlausibleDay(number);
  if (day !== null) return { day };
  const guess = guessNumber(number);
  return guess === null ? NO_DAY : refuseDay(dayTexts.number(guess));
}

const SIGN = String.raw`[-/.]`;
const TIME = String.raw`(?:(?:T|,? +)(\d{1,2}):(\d\d)(?::(\d\d)(?:[.,]\d+)?)?(?: ?([AP]M))?(?: ?(Z|UTC|GMT|[+-]\d\d(?::?\d\d)?))?)?`;
const YEAR_FIRST = new RegExp(String.raw`^(\d{4})(${SIGN})(\d{1,2})\2(\d{1,2})${TIME}$`, 'i');
const YEAR_LAST = new RegExp(String.raw`^(\d{1,2})(${SIGN})(\d{1,2})\2(\d{4})${TIME}$`, 'i');
const A_NUMBER = /^\d+(?:\.\d+)?$/;
/** Largest offset of a zone from UTC, hours. */
const FURTHEST_ZONE = 14;

/** Returns the offset of a zone from UTC in minutes, positive in the east; null for an invalid zone. */
function parseZoneMinutes(zone: string): number | null {
  const [, sign, hours, minutes = '0'] = /^([+-])(\d\d):?(\d\d)?$/.exec(zone) ?? [];
  if (sign === undefined) return 0;
  const east = Number(hours) * 60 + Number(minutes);
  if (east > FURTHEST_ZONE * 60 || Number(minutes) > 59) return null;
  return sign === '-' ? -east : east;
}

/** Returns the day in Lagos of a day with a time; null when the time or its zone is invalid. */
function parseDayAtTime(day: string, time: readonly (string | undefined)[]): string | null {
  const [hours, minutes = '0', seconds = '0', half, zone] = time;
  if (hours === undefined) return day;
  const [hour, minute, second] = [Number(hours), Number(minutes), Number(seconds)];
  if (minute > 59 || second > 59 || hour > (half === undefined ? 23 : 12) || (half && hour === 0))
    return null;
  if (zone === undefined) return day;
  const east = parseZoneMinutes(zone);
  if (east === null) return null;
  const hour24 = half === undefined ? hour : (hour % 12) + (half.toUpperCase() === 'PM' ? 12 : 0);
  return toLagosDay(Date.parse(`${day}T00:00:00Z`) + ((hour24 * 60 + minute - east) * 60 + second) * 1_000);
}

/**
 * Reads a day that ends with the year: day first. A cell that is only valid month-first is refused with that
 * clue for its column.
 */
function readYearLast([, first = '', , second = '', year = '', ...time]: readonly string[]): DayCell {
  const [dayFirst, monthFirst] = [buildDay(year, second, first), buildDay(year, first, second)];
  if (dayFirst === null)
    return monthFirst === null ? NO_DAY : refuseDay(dayTexts.monthFirst({ day: monthFirst }), 'monthFirst');
  const day = parseDayAtTime(dayFirst, time);
  if (day === null) return refuseDay(dayTexts.noTime({ form: formTexts.day }));
  if (dayFirst === monthFirst) return { day };
  return { day, clue: monthFirst === null ? 'dayFirst' : 'eitherOrder' };
}

function readDayText(text: string): DayCell {
  if (A_NUMBER.test(text)) return readDayNumber(Number(text));
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst) {
    const [, year = '', , month = '', date = '', ...time] = yearFirst;
    const day = buildDay(year, month, date);
    const atTime = day && parseDayAtTime(day, time);
    return atTime ? { day: atTime } : NO_DAY;
  }
  const yearLast = YEAR_LAST.exec(text);
  return yearLast ? readYearLast(yearLast) : NO_DAY;
}

/** Returns the day of a cell, or why it has none. */
export function readDayCell(value: unknown): DayCell {
  if (typeof value === 'number') return readDayNumber(value);
  if (typeof value === 'string') return readDayText(value.trim());
  if (!(value instanceof Date)) return NO_DAY;
  // A shapefile's date has no zone; its reader creates it in the zone of the process.
  const day = buildDay(value.getFullYear(), value.getMonth() + 1, value.getDate());
  return day === null ? NO_DAY : { day };
}
