import { businessDay } from '../ground/clock';

/** Placeholder of the business day in SQL that is written once; {@link onDay} replaces it. */
export const TODAY_SQL = '<today>';

/** Replaces {@link TODAY_SQL} in SQL by the business day of a moment, as a date. */
export const onDay = (sql: string, moment: Date): string =>
  sql.replaceAll(TODAY_SQL, `DATE '${businessDay(moment)}'`);
