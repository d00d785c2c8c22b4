import { getBusinessDay } from '@site/server/src/common/business-day';

const DAY_MS = 86_400_000;
/** Formats a day as 'YYYY-MM-DD'. */
export const formatDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** Parses a day 'YYYY-MM-DD'. */
export const parseDay = (text: string): number => Math.round(Date.parse(`${text}T00:00:00Z`) / DAY_MS);

/** Returns the business day of a moment, as days since 1 January 1970. */
export const getLagosDay = (moment: Date): number => parseDay(getBusinessDay(moment));
