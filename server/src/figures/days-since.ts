/**
 * Returns SQL of the domain's `countDaysSince`: whole days from a day to today, null for a day in the future. `day`
 * and `today` are SQL expressions of dates.
 */
export const writeDaysSinceSql = (day: string, today: string): string =>
  `(CASE WHEN ${day} <= ${today} THEN ${today} - ${day} END)`;
