/* Number formats of a workbook: they decide whether a number is a day, a percentage or a code with zeros. */

/** Meaning of a number by its format. */
export type NumberMeaning =
  | { readonly kind: 'number' | 'day' | 'percent' }
  /** A code that is shown with leading zeros. */
  | { readonly kind: 'code'; readonly digits: number };

/** Ranges of the built-in formats of days and times (ECMA-376, 18.8.30), also of other languages. */
const BUILT_IN_DAYS = [
  [14, 22],
  [27, 36],
  [45, 45],
  [47, 47],
  [50, 58],
  [71, 81]
] as const;
const BUILT_IN_PERCENT = [9, 10];

const NUMBER: NumberMeaning = { kind: 'number' };

/** Returns the meaning of numbers with a format; only the section for positive numbers counts. */
export function readFormat(id: number, code: string | undefined): NumberMeaning {
  if (code === undefined) {
    if (BUILT_IN_PERCENT.includes(id)) return { kind: 'percent' };
    return BUILT_IN_DAYS.some(([first, last]) => id >= first && id <= last) ? { kind: 'day' } : NUMBER;
  }
  // Texts, escaped signs, and conditions, colours and languages in brackets are no placeholders.
  const bare = code.replace(/"[^"]*"|\\.|[_*]./g, '').replace(/\[(?![hms]+\])[^\]]*\]/gi, '');
  const [positive = ''] = bare.split(';');
  if (/^\s*(general|standard)/i.test(positive)) return NUMBER;
  if (positive.includes('%')) return { kind: 'percent' };
  // Elapsed hours such as 27:30 are a duration.
  if (/\[[hms]+\]/i.test(positive)) return NUMBER;
  if (/[dmyhs]/i.test(positive)) return { kind: 'day' };
  return /^0{2,}$/.test(positive.trim()) ? { kind: 'code', digits: positive.trim().length } : NUMBER;
}

const DAY_S = 86_400;
/** Day 0 of both calendars of workbooks, and the day that only the calendar of 1900 has, 29 February. */
const EPOCH = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) } as const;
const LEAP_DAY_1900 = 60;

export type WorkbookCalendar = keyof typeof EPOCH;

/**
 * Returns the day of a workbook's count of days as 2024-12-31, with its time if it has one, without a zone; a
 * time only for less than a day; null for a count that is no day.
 */
export function toDayText(count: number, calendar: WorkbookCalendar): string | null {
  // Counts are rounded to seconds: 45750.4999999 is noon.
  const seconds = Math.round(count * DAY_S);
  const days = Math.floor(seconds / DAY_S);
  if (calendar === 1900 && days === LEAP_DAY_1900) return null;
  // The calendar of 1900 counts the days before its 29 February one too few from day 0.
  const early = calendar === 1900 && days < LEAP_DAY_1900 ? DAY_S : 0;
  const instant = new Date(EPOCH[calendar] + (seconds + early) * 1_000);
  if (days < 0 || Number.isNaN(instant.getTime()) || instant.getUTCFullYear() > 9999) return null;
  const [day, time] = [instant.toISOString().slice(0, 10), instant.toISOString().slice(11, 19)];
  if (days === 0) return time;
  return seconds % DAY_S === 0 ? day : `${day}T${time}`;
}

/** Returns a number as a spreadsheet shows it with a format of percentages. */
export const toPercentText = (value: number): string => `${Number((value * 100).toPrecision(12))}%`;
