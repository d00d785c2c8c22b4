import { businessDay } from '../ground/clock';

/** Stands for today where the business is in SQL that is written once: {@link onDay} puts the day in its place. */
export const TODAY_SQL = '<today>';

/** SQL with the business day of a moment, as a date, in the place of {@link TODAY_SQL}. */
export const onDay = (sql: string, moment: Date): string =>
  sql.replaceAll(TODAY_SQL, `DATE '${businessDay(moment)}'`);
