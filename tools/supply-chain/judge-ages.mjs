import { MIN_AGE_DAYS, RULE_BEGAN, YOUNG_EXCEPTIONS } from './policy.mjs';

/**
 * Instants of publication by `name@version`, in ISO 8601; null where the registry gives none.
 * @typedef {Record<string, string | null>} Dates
 */

const DAY_MS = 86_400_000;

/**
 * Sorts releases by whether they are old enough.
 * @param {Dates} dates
 * @param {Date} now
 * @param {Readonly<Record<string, string>>} exceptions reasons by `name@version`
 * @returns {{ young: string[], accepted: string[], unknown: string[] }} a line each: releases that are too young, young
 *   releases that are accepted for a reason, and `name@version` of releases without a date.
 */
export function judgeAges(dates, now, exceptions = YOUNG_EXCEPTIONS) {
  /** @type {{ young: string[], accepted: string[], unknown: string[] }} */
  const result = { young: [], accepted: [], unknown: [] };
  for (const [key, date] of Object.entries(dates)) {
    if (date === null) {
      result.unknown.push(key);
      continue;
    }
    const days = Math.floor((now.getTime() - Date.parse(date)) / DAY_MS);
    if (days >= MIN_AGE_DAYS) continue;
    const reason = exceptions[key] ?? (date < RULE_BEGAN ? 'installed before the rule existed' : undefined);
    if (reason === undefined) result.young.push(`${key}: ${days} days old`);
    else result.accepted.push(`${key}: ${days} days old, accepted: ${reason}`);
  }
  return result;
}
