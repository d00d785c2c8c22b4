import { businessDay } from '@site/server/src/ground/clock';

const DAY_MS = 86_400_000;
/** A day as 'YYYY-MM-DD'. */
export const dayText = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** The day of a 'YYYY-MM-DD' text. */
export const dayOf = (text: string): number => Math.round(Date.parse(`${text}T00:00:00Z`) / DAY_MS);

/** The business day a moment falls on, as whole days since 1 January 1970. */
export const lagosDay = (moment: Date): number => dayOf(businessDay(moment));
